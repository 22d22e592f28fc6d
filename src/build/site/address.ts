import { site } from '../../content/site.ts'

/** The site's public address, or nothing; a host that knows better says so in `SITE_ADDRESS`. */
export const publicAddress = process.env['SITE_ADDRESS'] || site.address

/** Its host (`https://example.com`), or nothing: then addresses begin at the root. */
export const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')

/** The folder that the site stands in, between slashes. */
export const basePath = URL.canParse(publicAddress)
  ? `${new URL(publicAddress).pathname.replace(/\/+$/, '')}/`
  : '/'
