const STATIC = /^(?:import|export) (?<type>type )?(?:[\w*{},\s]+ from )?'(?<module>[^']+)'/gm
const DYNAMIC = /\bimport\('(?<module>[^']+)'\)/g

const modulesIn = (matches: Iterable<RegExpExecArray>, kind: 'all' | 'values') =>
  [...matches]
    .filter(({ groups }) => kind === 'all' || groups?.['type'] === undefined)
    .map(({ groups }) => groups?.['module'] ?? '')

/** What is loaded together with a file; `import type` leaves no trace in what runs. */
const staticImportsOf = (source: string, kind: 'all' | 'values' = 'values') =>
  modulesIn(source.matchAll(STATIC), kind)

/** What a file imports, at once or later. */
export const importsOf = (source: string, kind: 'all' | 'values') => [
  ...staticImportsOf(source, kind),
  ...modulesIn(source.matchAll(DYNAMIC), kind),
]
