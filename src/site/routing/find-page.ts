/** Escapes as the letters that they stand for; those that stand for none stay as they are. */
const decode = (path: string) =>
  path.replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })

/** The names in a path, without what doubled slashes, a slash at the end and dots leave empty. */
const namesIn = (address: string) =>
  decode(address.replace(/[?#].*$/s, ''))
    .normalize('NFC')
    .split('/')
    .filter((name) => name !== '' && name !== '.')

/** A path without the file that some hosts serve for it: `about.html`, `about/index.html`. */
const withoutFile = (path: string) => path.replace(/(?:^|\/)index(?:\.html?)?$|\.html?$/i, '')

const asWritten = (path: string) => path

/** Both ways: `ß` and final `ς` have capital letters that are those of other letters, too. */
const withoutCase = (path: string) => path.toUpperCase().toLowerCase().normalize('NFC')

/**
 * Makes what reads addresses of the site.
 *
 * @param folder path of the folder that the site is served from, its letters escaped or not
 * @param paths of its pages, as the content writes them: without the folder
 * @returns a function that gives the path of the page that an address is of, however it is written; undefined
 *   if it is of none. The address begins with the site's folder, and may have a query and a hash.
 */
export const createPageFinder = (folder: string, paths: readonly string[]) => {
  const start = namesIn(folder)
  // A page whose path is written just so comes before one that differs in its capital letters.
  const pages = [asWritten, withoutCase].map((form) => ({
    form,
    // Of two with one key, the first is found.
    known: new Map(paths.toReversed().map((path) => [form(namesIn(path).join('/')), path])),
  }))
  const keyOf = (names: readonly string[]) => withoutCase(names.join('/'))

  return (address: string) => {
    const names = namesIn(address)
    if (keyOf(names.slice(0, start.length)) !== keyOf(start)) return undefined
    const path = names.slice(start.length).join('/')
    for (const { form, known } of pages) {
      const found = known.get(form(path)) ?? known.get(form(withoutFile(path)))
      if (found !== undefined) return found
    }
    return undefined
  }
}
