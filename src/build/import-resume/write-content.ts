const TYPES: Record<string, string> = {
  experience: 'Experience[]',
  identity: 'Identity',
  projects: 'Project[]',
  showcase: 'number[]',
  skills: 'Skill[]',
}

/** A value as it is written in the content. */
export const literal = (value: unknown): string => {
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`
  if (Array.isArray(value))
    return `[${value.map((item: unknown) => `${literal(item)},\n`).join('')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => `${key}: ${literal(inner)},\n`)
      .join('')}}`
  return String(value)
}

/** The text of `src/content/<name>.ts`. */
export const contentFile = (name: string, value: unknown): string => {
  const type = TYPES[name]
  const bare = type && /^[A-Z]/.test(type) ? type.replace('[]', '') : undefined
  const head = bare ? `import type { ${bare} } from './types'\n\n` : ''
  return `${head}export const ${name}${type ? `: ${type}` : ''} = ${literal(value)}\n`
}
