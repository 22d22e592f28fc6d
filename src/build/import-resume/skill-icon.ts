import * as brands from 'simple-icons'

import { iconNamed, spelledOut } from '#lib/link-icons.ts'

/** Of an icon that is no brand's. */
const NEUTRAL = '#8a8f98'

const colors = new Map(
  Object.values(brands).map(({ slug, hex }) => [slug, `#${hex.toLowerCase()}`]),
)

/** What skills are called by, as `spelledOut` has it, and what their icons are. */
const OTHER_NAMES: { [name: string]: string } = {
  css3: 'css',
  html: 'html5',
  js: 'javascript',
  ts: 'typescript',
  golang: 'go',
  net: 'dotnet',
  k8s: 'kubernetes',
  postgres: 'postgresql',
  tailwind: 'tailwindcss',
  sql: 'database',
  excel: 'fileexcel',
  powerpoint: 'filepowerpoint',
  word: 'fileword',
}

/** The icon and colour of a skill, by the names of all icons; none if it is unknown. */
export const skillIcon = (name: string, icons: ReadonlySet<string>) => {
  const spelling = spelledOut(name)
  const bare = spelling.replace(/(?:dot)?js$/, '')
  const slugs = [OTHER_NAMES[spelling] ?? spelling, `${bare}dotjs`, bare]
  const icon = iconNamed(slugs, icons)
  return icon ? { icon, color: colors.get(icon.slice(2).toLowerCase()) ?? NEUTRAL } : {}
}
