import { appendFile, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { fallbackFamilies, families } from '../fonts/families.ts'

/** Its address on the site. `/llms.txt` links it; no page loads it, and the service worker keeps it not. */
export const LICENCES = 'licences.txt'

/** A package with its licence, as Vite writes those that it bundles. */
const noticeOf = async (root: string, name: string) => {
  const read = (file: string) => readFile(join(root, 'node_modules', name, file), 'utf8')
  const { version, license } = JSON.parse(await read('package.json')) as Record<string, string>
  return `\n## ${name} - ${version} (${license})\n\n${(await read('LICENSE')).trim()}\n`
}

/** Sets of icons by what the names of their icons begin with, as `react-icons` calls them. */
const ICONS = { Fa: 'Font Awesome 6', Si: 'Simple Icons' }

/** The author and licence of a set of icons, from the list of `react-icons`. */
const iconNotice = async (root: string, set: string) => {
  const list = await readFile(join(root, 'node_modules/react-icons/LICENSE'), 'utf8')
  const [, site, licence] = new RegExp(`^${set} - (.+)\nLicense: (.+)`, 'm').exec(list) ?? []
  if (!licence) throw new Error(`react-icons/LICENSE does not name ${set}.`)
  return `\n## ${set} (${licence})\n\n${site}. Drawn with fewer digits.\n`
}

/** What the build took from others beside modules: fonts, icons, and what `sw.js` is made of. */
const furtherNotices = async (root: string, dist: string) => {
  const names = await readdir(join(dist, 'assets'))
  const svg = names
    .filter((name) => name.endsWith('.svg'))
    .map((name) => join(dist, 'assets', name))
  const sprites = (await Promise.all(svg.map((file) => readFile(file, 'utf8')))).join('')
  const worker = await readFile(join(dist, 'sw.js'), 'utf8')
  const fonts = [...families, ...fallbackFamilies]
    .map(({ folder }) => folder.replace('node_modules/', ''))
    .filter((font) => names.some((name) => name.startsWith(`${basename(font)}-`)))
  const workbox = Array.from(
    worker.matchAll(/\bworkbox:([a-z-]+):/g),
    ([, part]) => `workbox-${part}`,
  )
  // A part of it, and of no other.
  if (workbox.includes('workbox-expiration')) workbox.push('idb')
  const icons = Object.entries(ICONS).filter(([prefix]) => sprites.includes(`id="${prefix}`))
  return Promise.all([
    ...[...new Set([...fonts, ...workbox])].toSorted().map((name) => noticeOf(root, name)),
    ...icons.map(([, set]) => iconNotice(root, set)),
  ])
}

/** Says under which licence those parts of the build are that Vite does not know. */
export const addLicences = async (root: string, dist: string) =>
  appendFile(join(dist, LICENCES), (await furtherNotices(root, dist)).join(''))
