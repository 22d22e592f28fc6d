import { MACHINES } from '../../routing/machines-path.ts'
import { mostOf } from '../checks/budget/budgets.ts'
import type { Findings } from '../content/check-content.ts'
import type { Finding } from '../content/finding.ts'
import { inKB, table } from '../lib/weight.ts'
import type { FirstView } from './weigh.ts'

export interface Built {
  pages: FirstView[]
  findings: Pick<Findings, 'placeholders' | 'leftovers' | 'remarks'>
  /** The public address; may be empty. */
  address: string
  /** The folder of the build, relative to the working directory. */
  folder: string
}

const columns = [
  { key: 'html', name: 'page' },
  { key: 'scripts', name: 'scripts', most: mostOf('scriptsToAnswer') },
  { key: 'styles', name: 'CSS', most: mostOf('styles') },
  { key: 'fonts', name: 'font' },
  { key: 'pictures', name: 'pictures' },
] as const

// Content above these sizes makes a first view slow, however small the code is. Bytes.
const MOST_WORDS = 30_000
const MOST_PICTURES = 80_000

const isOfMachine = ({ path }: FirstView) => path.startsWith(`${MACHINES}/`)

/** Of the machines' pages the heaviest: they are all alike. */
const withoutTwins = (pages: FirstView[]) => {
  const [heaviest] = pages.filter(isOfMachine).toSorted((one, other) => other.html - one.html)
  return pages.filter((page) => page === heaviest || !isOfMachine(page))
}

const weightTable = (pages: FirstView[]) =>
  table([
    ['First view, kB (Brotli)', ...columns.map(({ name }) => name)],
    ...withoutTwins(pages).map((page) => [page.path, ...columns.map(({ key }) => inKB(page[key]))]),
    ['at most', ...columns.map((column) => ('most' in column ? inKB(column.most ?? 0) : ''))],
  ])

const counted = (count: number, one: string, many: string) =>
  count ? [`${count} ${count === 1 ? one : many}`] : []

const leftIn = ({ placeholders, leftovers }: Built['findings']) => {
  const left = [
    ...counted(placeholders.length, 'placeholder', 'placeholders'),
    ...counted(leftovers.length, 'line of the sample', 'lines of the sample'),
  ].join(' and ')
  return left ? [`${left} still to write: npm run check:content -- --strict lists them`] : []
}

const remarkLine = ({ file, line, entry, field, value = '', message }: Finding) =>
  [
    [file, line].filter(Boolean).join(':'),
    [entry, field].filter(Boolean).join(' · '),
    ...[value, message].filter(Boolean),
  ].join(' ')

const heaviest = (pages: FirstView[], key: 'html' | 'pictures') =>
  pages.toSorted((one, other) => other[key] - one[key])[0]

const tooHeavy = (pages: FirstView[]) => {
  const [words, pictures] = [heaviest(pages, 'html'), heaviest(pages, 'pictures')]
  return [
    ...pages.flatMap((page) =>
      columns.flatMap((column) =>
        'most' in column && page[column.key] > (column.most ?? Infinity)
          ? [`${page.path} loads more ${column.name} than it may: npm run check:budget`]
          : [],
      ),
    ),
    ...(words && words.html > MOST_WORDS
      ? [
          `${words.path} has ${inKB(words.html)} kB of words: shorten its entries, or leave out old ones`,
        ]
      : []),
    ...(pictures && pictures.pictures > MOST_PICTURES
      ? [
          `${pictures.path} begins with ${inKB(pictures.pictures)} kB of pictures: take a portrait with a calmer background`,
        ]
      : []),
  ]
}

/** The report at the end of a build: weights, warnings, where it is. */
export const summaryOf = ({ pages, findings, address, folder }: Built): string => {
  const warnings = [
    ...findings.remarks.map(remarkLine),
    ...tooHeavy(pages),
    ...leftIn(findings),
    ...(address ? [] : ['site.ts has no address yet: link previews come without a picture']),
  ]
  const published = pages.filter(({ path }) => path !== '/404')
  return [
    weightTable(pages),
    ...(warnings.length ? [['Warnings', ...warnings.map((line) => `  ${line}`)].join('\n')] : []),
    [
      `${counted(published.length, 'page', 'pages').join('')}${address ? ` for ${address}` : ''}, in ${folder}`,
      'Look at it: npm run preview',
    ].join('\n'),
  ].join('\n\n')
}
