import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { pages } from '#content/pages'

/** Addresses of the pages that a build has, but for the one of unknown addresses. */
export const pathsOfSite = (folder: string) =>
  Object.values(pages)
    .filter((page) => page !== pages.notFound)
    .map(({ path }) => path)
    .filter((path) => existsSync(join(folder, path === '/' ? 'index.html' : `${path}.html`)))
