import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { inject } from 'vitest'

export const dist = inject('dist')
export const base = inject('base')
export const siteUrl = inject('siteUrl')

export const read = (file: string) => readFileSync(join(dist, file), 'utf8')

/** Files of the build, from its folder. */
export const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
)

// A page may lie there twice, as `about.html` and for hosts that know no clean addresses.
const isTwin = (file: string) => files.includes(file.replace(/\/index\.html$/, '.html'))

// The machines' pages are alike whatever the content: `tests/site/machine-pages.test.ts` asks each.
const isAnotherMachine = (file: string) => /^machines\/(?!carousel\.)/.test(file)

export const pageFiles = files.filter(
  (file) =>
    file.endsWith('.html') &&
    !(file.endsWith('/index.html') && isTwin(file)) &&
    !isAnotherMachine(file),
)

/** The address of a page, from the address of the site. */
export const pathOf = (file: string) => `./${file.replace(/(?:^index)?\.html$/, '')}`
