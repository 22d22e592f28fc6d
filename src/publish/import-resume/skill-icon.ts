/** Of an icon that is no brand's. */
const NEUTRAL = '#8a8f98'

/** Brands by the names of skills, as `spelledOut` has them: the icon and its colour. */
const BRANDS: [names: RegExp, icon: string, color?: string][] = [
  [/^aws$/, 'FaAws', '#ff9900'],
  [/^c$/, 'SiC', '#a8b9cc'],
  [/^cplusplus$/, 'SiCplusplus', '#00599c'],
  [/^csharp$/, 'SiSharp', '#512bd4'],
  [/^css3?$/, 'SiCss', '#663399'],
  [/^docker$/, 'SiDocker', '#2496ed'],
  [/^(?:dot)?net$/, 'SiDotnet', '#512bd4'],
  [/^(?:ms|microsoft)?excel$/, 'FaFileExcel', '#217346'],
  [/^(?:ms|microsoft)?powerpoint$/, 'FaFilePowerpoint', '#b7472a'],
  [/^(?:ms|microsoft)?word$/, 'FaFileWord', '#2b579a'],
  [/^fsharp$/, 'SiFsharp', '#378bba'],
  [/^go(?:lang)?$/, 'SiGo', '#00add8'],
  [/^html$/, 'SiHtml5', '#e34f26'],
  [/^java$/, 'FaJava', '#e76f00'],
  [/^js$/, 'SiJavascript', '#f7df1e'],
  [/^(?:k8s|kubernetes)$/, 'SiKubernetes', '#326ce5'],
  [/^next$/, 'SiNextdotjs'],
  [/^node(?:dotjs)?$/, 'SiNodedotjs', '#5fa04e'],
  [/^postgres(?:ql)?$/, 'SiPostgresql', '#4169e1'],
  [/^python$/, 'SiPython', '#3776ab'],
  [/^rust$/, 'SiRust', '#ce422b'],
  [/^sql$/, 'FaDatabase'],
  [/^tailwind$/, 'SiTailwindcss', '#06b6d4'],
  [/^(?:ts|typescript)$/, 'SiTypescript', '#3178c6'],
  [/^vue(?:dotjs)?$/, 'SiVuedotjs', '#4fc08d'],
]

/** The name as icons spell it: `Node.js` → `nodedotjs`, `C++` → `cplusplus`, `C#` → `csharp`. */
const spelledOut = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('.', 'dot')
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^a-z\d]/g, '')

interface Skill {
  name: string
  icon?: string
  color?: string
}

/**
 * The icon and colour of a skill; none if it is unknown.
 *
 * @param known skills whose icons are known
 */
export const skillIcon = (name: string, icons: ReadonlySet<string>, known: readonly Skill[]) => {
  const spelling = spelledOut(name)
  const same = known.find((skill) => spelledOut(skill.name) === spelling)
  if (same?.icon) return { icon: same.icon, color: same.color ?? NEUTRAL }
  const [, brand, color = NEUTRAL] = BRANDS.find(([names]) => names.test(spelling)) ?? []
  const found = [...icons].find((icon) =>
    [`si${spelling}`, `fa${spelling}`].includes(icon.toLowerCase()),
  )
  const icon = brand ?? found
  return icon ? { icon, color } : {}
}
