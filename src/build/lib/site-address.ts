/** The site's public address, or an empty string. `SITE_ADDRESS` overrides the content. */
export const publicAddress = (ofContent: string) => process.env['SITE_ADDRESS'] || ofContent

/** The origin of an address (`https://example.com`), or an empty string. */
export const webOrigin = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')

/** The site's folder on its host, with a slash on both sides; the root if it has no address. */
export const basePathOf = (address: string) =>
  URL.canParse(address) ? `${new URL(address).pathname.replace(/\/+$/, '')}/` : '/'

/** The full address of a page or file of the site, with the escapes that feeds ask for. */
export const fullAddress = (origin: string, base: string, path: string) =>
  new URL(base + path.replace(/^\//, ''), origin).href

/** `Shop 2` → `shop-2`: letters that every address can have. */
export const plainName = (name: string) =>
  name
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-')

/** `Ayesha Khan` → `ayesha-khan`; letters of every script are kept. */
export const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-')
    .slice(0, 60) ?? 'my'

/** An address with its letters as they are read: `%20` is a space. */
export const decoded = (address: string) => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** An address as people write it: without scheme, `www` and trailing slash, and not encoded. */
export const shownAddress = (url: string) =>
  decoded(url)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')

/** The file of a page's Markdown, from the site's folder: `about.md`; `index.md` for home. */
export const markdownFileOf = (path: string) => `${path.slice(1) || 'index'}.md`
