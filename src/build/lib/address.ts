import { ANY_FOLDER } from './any-folder.ts'

/** The site's public address, or nothing; a host that knows better says so in `SITE_ADDRESS`. */
export const publicAddress = (ofContent: string) => process.env['SITE_ADDRESS'] || ofContent

/** Its host (`https://example.com`), or nothing: then addresses begin at the root. */
export const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')

/** The folder that the site stands in, between slashes; any, while there is no address. */
export const basePathOf = (address: string) =>
  URL.canParse(address) ? `${new URL(address).pathname.replace(/\/+$/, '')}/` : ANY_FOLDER
