import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fallbackFamilies, families } from '#build/fonts/families.ts'

/**
 * Name of the file on the site. `/llms.txt` links it; no page loads it, and the service worker does
 * not store it.
 */
export const LICENCES = 'licences.txt'

/** A package with its licence, as Vite writes those that it bundles. */
const noticeOf = async (root: string, name: string) => {
  const read = (file: string) => readFile(join(root, 'node_modules', name, file), 'utf8')
  const { version, license } = JSON.parse(await read('package.json')) as Record<string, string>
  return `\n## ${name} - ${version} (${license})\n\n${(await read('LICENSE')).trim()}\n`
}

/** The author and licence of a set of icons, from the list of `react-icons`. */
const iconNotice = async (root: string, set: string) => {
  const list = await readFile(join(root, 'node_modules/react-icons/LICENSE'), 'utf8')
  const [, site, licence] = new RegExp(`^${set} - (.+)\nLicense: (.+)`, 'm').exec(list) ?? []
  if (!licence) throw new Error(`react-icons/LICENSE does not name ${set}.`)
  return `\n## ${set} (${licence})\n\n${site}. Drawn with fewer digits.\n`
}

/** Packages with files in the build beside modules: fonts, and the parts of `sw.js`. */
const packages = [
  ...[...families, ...fallbackFamilies].map(({ name }) => name),
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'idb',
]

/** Adds the licences of those parts of the build that Vite does not know. */
export const addLicences = async (root: string, dist: string) => {
  const notices = await Promise.all([
    ...packages.map((name) => noticeOf(root, name)),
    ...['Font Awesome 6', 'Simple Icons'].map((set) => iconNotice(root, set)),
  ])
  await appendFile(join(dist, LICENCES), notices.join(''))
}
