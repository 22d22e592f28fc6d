import type { HeaderRule } from './headers.ts'

/** The rules as `_headers`, for Netlify and Cloudflare Pages. */
export const writeHeadersFile = (rules: HeaderRule[]) =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')

/** Parses a `_headers` file. */
export const readHeadersFile = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue
    const [, name, value] = /^\s+([^:]+):\s*(.+)$/.exec(line) ?? []
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
    else rules.push({ path: line.trim(), headers: {} })
  }
  return rules
}
