/** For skills without a brand. */
const NEUTRAL = '#8a8f98'
const ANY_SKILL = 'FaRegCircleDot'

/** Skills whose icon has another name: the icon, and the colour of the brand if there is one. */
const NAMED: { [skill: string]: [icon: string, color?: string] } = {
  aws: ['FaAws', '#ff9900'],
  c: ['SiC', '#a8b9cc'],
  cplusplus: ['SiCplusplus', '#00599c'],
  csharp: ['SiSharp', '#512bd4'],
  css: ['SiCss', '#663399'],
  css3: ['SiCss', '#663399'],
  docker: ['SiDocker', '#2496ed'],
  dotnet: ['SiDotnet', '#512bd4'],
  excel: ['FaFileExcel', '#217346'],
  fsharp: ['SiFsharp', '#378bba'],
  go: ['SiGo', '#00add8'],
  golang: ['SiGo', '#00add8'],
  html: ['SiHtml5', '#e34f26'],
  java: ['FaJava', '#e76f00'],
  js: ['SiJavascript', '#f7df1e'],
  k8s: ['SiKubernetes', '#326ce5'],
  kubernetes: ['SiKubernetes', '#326ce5'],
  microsoftexcel: ['FaFileExcel', '#217346'],
  microsoftpowerpoint: ['FaFilePowerpoint', '#b7472a'],
  microsoftword: ['FaFileWord', '#2b579a'],
  msexcel: ['FaFileExcel', '#217346'],
  net: ['SiDotnet', '#512bd4'],
  next: ['SiNextdotjs'],
  node: ['SiNodedotjs', '#5fa04e'],
  nodedotjs: ['SiNodedotjs', '#5fa04e'],
  postgres: ['SiPostgresql', '#4169e1'],
  postgresql: ['SiPostgresql', '#4169e1'],
  powerpoint: ['FaFilePowerpoint', '#b7472a'],
  python: ['SiPython', '#3776ab'],
  rust: ['SiRust', '#ce422b'],
  sql: ['FaDatabase'],
  tailwind: ['SiTailwindcss', '#06b6d4'],
  ts: ['SiTypescript', '#3178c6'],
  typescript: ['SiTypescript', '#3178c6'],
  vue: ['SiVuedotjs', '#4fc08d'],
  vuedotjs: ['SiVuedotjs', '#4fc08d'],
  word: ['FaFileWord', '#2b579a'],
}

const cleaned = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** The name as icons spell it: `Node.js` → `nodedotjs`, `C++` → `cplusplus`, `C#` → `csharp`. */
const spelledOut = (name: string) =>
  cleaned(name.replaceAll('.', 'dot').replaceAll('+', 'plus').replaceAll('#', 'sharp'))

interface Skill {
  icon: string
  name: string
  color: string
}

/**
 * The icon and colour of a skill; neutral ones if it is unknown.
 *
 * @param known skills whose icons are known
 */
export const skillIcon = (name: string, icons: ReadonlySet<string>, known: readonly Skill[]) => {
  const spelling = spelledOut(name)
  const same = known.find((skill) => spelledOut(skill.name) === spelling)
  if (same) return { icon: same.icon, color: same.color }
  const [named, color = NEUTRAL] = NAMED[spelling] ?? []
  const found = [...icons].find((icon) =>
    [`si${spelling}`, `fa${spelling}`].includes(icon.toLowerCase()),
  )
  return { icon: named ?? found ?? ANY_SKILL, color }
}
