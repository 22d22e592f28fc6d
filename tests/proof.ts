/**
 * `npm run test:proof [-- report…]`: what the tests prove and by how many cases, as a Markdown table,
 * from the JSON reports that `.ci/run` leaves.
 */
import { readFileSync } from 'node:fs'

interface Report {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** Each test file belongs to the first row that its path matches. */
const ROWS: [what: string, files: RegExp][] = [
  [
    'The machines: each transition and guard, random sequences of events, what leads where',
    /^machines\//,
  ],
  ['What may import what, the bench and the faults that `test:mutants` plants', /^[\w-]+\.test/],
  ['The inspector’s store, layout of charts, recordings and clock', /^(?:chart|inspector)\//],
  ['The scenes are pure, in bounds and without a seam', /^scenes\//],
  [
    'Components, movements and canvases in Chromium, on a clock of their own',
    /^(?:components|motion|canvas|routing)\//,
  ],
  [
    'Mistakes in the content are named by file, line and field; what is left of the sample is listed',
    /^content\//,
  ],
  ['A JSON Resume becomes the content', /^build\/import-resume\//],
  [
    'What the build writes: pages, CV, feeds, fonts, pictures, headers, budgets',
    /^(?:build|contents)\//,
  ],
  [
    'The built site, for people: axe, keyboard, contrast, forced colours, accessibility tree, print',
    /^site\/(?:contract|contrast|keyboard|trees|print|responsive|apg|(?:\w+-)?paths|inspector-accessibility)/,
  ],
  [
    '… before or without its scripts, or with a fault: offline, slow, refused',
    /^site\/(?:without-script|first-paint|entrances|untouched|presses|offline|palette-trouble|faults|storage|time-away|new-deploy|not-found)/,
  ],
  ['… its inspector and simulator', /^site\/(?:inspector|simulator|machine-pages)/],
  ['… everything else: policy, navigation, palette, motion, scenes, files', /^site\//],
  ['The owner’s site keeps what every site promises', /^contract\//],
  [
    '`npm run test:builds`: hostile, made up or next to no content, and the same bytes again',
    /^(?:other-builds|any-content)\//,
  ],
]

const given = process.argv.slice(2)
const reports = given.length > 0 ? given : ['.cache/tests.json', '.cache/other-builds.json']
const testResults = reports.flatMap(
  (file) => (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults,
)

const cases = new Map<string, number>()
for (const { name, assertionResults } of testResults) {
  const path = name.replaceAll('\\', '/').replace(/^.*?\/tests\//, '')
  const [what = ''] = ROWS.find(([, files]) => files.test(path)) ?? []
  if (!what) throw new Error(`tests/proof.ts: ${path} belongs to no row`)
  const passed = assertionResults.filter(({ status }) => status === 'passed').length
  cases.set(what, (cases.get(what) ?? 0) + passed)
}

const sum = [...cases.values()].reduce((all, count) => all + count, 0)
console.log('| proven | cases |\n| --- | ---: |')
for (const [what] of ROWS) console.log(`| ${what} | ${cases.get(what) ?? 0} |`)
console.log(`| all of \`.ci/run\` | ${sum} |`)
