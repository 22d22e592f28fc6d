import * as brands from 'simple-icons'

/** Of an icon that is no brand's. */
const NEUTRAL = '#8a8f98'

const colors = new Map(
  Object.values(brands).map(({ slug, hex }) => [slug, `#${hex.toLowerCase()}`]),
)

/** What skills are called by, as `spelledOut` has it, and what their icons are. */
const OTHER_NAMES: { [name: string]: string } = {
  ...{ css3: 'css', html: 'html5', js: 'javascript', ts: 'typescript', golang: 'go' },
  ...{ net: 'dotnet', k8s: 'kubernetes', postgres: 'postgresql' },
  ...{ tailwind: 'tailwindcss', sql: 'database' },
  ...{ excel: 'fileexcel', powerpoint: 'filepowerpoint', word: 'fileword' },
}

/** The name as icons spell it: `Node.js` → `nodedotjs`, `C++` → `cplusplus`, `C#` → `csharp`. */
const spelledOut = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:microsoft|ms) /, '')
    .replaceAll('.', 'dot')
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^a-z\d]/g, '')

/**
 * The icon and colour of a skill, a brand's (`SiReact`) or another (`FaJava`); none if it is unknown.
 *
 * @param icons the names of all icons
 */
export const skillIcon = (name: string, icons: ReadonlySet<string>) => {
  const spelling = spelledOut(name)
  const bare = spelling.replace(/(?:dot)?js$/, '')
  const slugs = [OTHER_NAMES[spelling] ?? spelling, `${bare}dotjs`, bare]
  const wanted = slugs.flatMap((slug) => [`si${slug}`, `fa${slug}`])
  const byName = new Map([...icons].map((icon) => [icon.toLowerCase(), icon]))
  const found = wanted.find((icon) => byName.has(icon))
  return found ? { icon: byName.get(found), color: colors.get(found.slice(2)) ?? NEUTRAL } : {}
}
