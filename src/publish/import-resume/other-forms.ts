/** What JSON files are that are no résumés. */
import { isFields } from '#words/merged.ts'

const has = (fields: object, ...names: string[]) => names.every((name) => name in fields)

const KINDS: [kind: string, is: (fields: object) => boolean][] = [
  ['a package-lock.json', (fields) => has(fields, 'lockfileVersion')],
  [
    'a package.json',
    (fields) =>
      has(fields, 'name') &&
      [
        'dependencies',
        'devDependencies',
        'scripts',
        'main',
        'exports',
        'engines',
        'peerDependencies',
        'bin',
        'files',
      ].some((name) => has(fields, name)),
  ],
  ['a composer.json', (fields) => has(fields, 'require') || has(fields, 'autoload')],
  ['a tsconfig.json', (fields) => has(fields, 'compilerOptions')],
  ['a manifest of an app', (fields) => has(fields, 'start_url') || has(fields, 'manifest_version')],
  [
    'a description of an interface (OpenAPI)',
    (fields) => (has(fields, 'openapi') || has(fields, 'swagger')) && has(fields, 'info'),
  ],
  [
    'a JSON Schema, which says what a résumé may have',
    (fields) => has(fields, 'properties') && (has(fields, '$schema') || has(fields, 'type')),
  ],
  ['a map (GeoJSON)', (fields) => has(fields, 'features', 'type')],
  ['a notebook', (fields) => has(fields, 'nbformat', 'cells')],
  ['a theme of an editor', (fields) => has(fields, 'tokenColors')],
  [
    'the settings of a program',
    (fields) => has(fields, 'extends') || has(fields, 'plugins') || has(fields, 'rules'),
  ],
  [
    'an error of a server',
    (fields) =>
      has(fields, 'message') && (has(fields, 'documentation_url') || has(fields, 'statusCode')),
  ],
]

/** What a file seems to be that is surely no résumé; undefined if it may be one. */
export const otherForm = (value: unknown): string | undefined => {
  const fields: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  return isFields(fields) && !has(fields, 'basics')
    ? KINDS.find(([, is]) => is(fields))?.[0]
    : undefined
}
