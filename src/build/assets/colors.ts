import type { Content } from '../content/content.ts'

/** Rules for `[data-brand='<color>']`: the colour of a skill's brand, as `--brand`. */
export const brandRules = ({ skills }: Content): string =>
  [...new Set(skills.map(({ color }) => color))]
    .map((color) => `[data-brand='${color}'] { --brand: ${color} }`)
    .join('\n')
