/** Escapes as the letters that they stand for; invalid escapes stay as they are. */
const decode = (path: string) =>
  path.replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })

/**
 * The names in a path, without the empty ones between doubled slashes or after a last slash, and
 * without dots.
 */
const namesIn = (address: string) =>
  decode(address.replace(/[?#].*$/s, ''))
    .normalize('NFC')
    .split('/')
    .filter((name) => name !== '' && name !== '.')

/** A path without the file name that some hosts add: `about.html`, `about/index.html`. */
const withoutFile = (path: string) => path.replace(/(?:^|\/)index(?:\.html?)?$|\.html?$/i, '')

const asWritten = (path: string) => path

/**
 * A path without case. Both conversions are needed: `ß` and final `ς` share their capital letters
 * with other letters.
 */
const withoutCase = (path: string) => path.toUpperCase().toLowerCase().normalize('NFC')

/**
 * Makes a function that reads addresses of the site.
 *
 * @param folder path of the folder that the site is served from, its letters escaped or not
 * @param paths paths of the pages, as the content writes them: without the folder
 * @param isFurther whether a path, in lower case, is that of a page which `paths` leave out
 * @returns a function that gives the path of the page at an address, however that is written;
 * undefined if it is no page's. The address begins with the site's folder, and may have a query and
 * a hash.
 */
export const createPageFinder = (
  folder: string,
  paths: readonly string[],
  isFurther: (path: string) => boolean = () => false,
) => {
  const start = namesIn(folder)
  // A page whose path is written just so comes before one that differs in its capital letters.
  const pages = [asWritten, withoutCase].map((form) => ({
    form,
    // Of two paths with one key, the first is found.
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
    const further = `/${withoutCase(withoutFile(path))}`
    return isFurther(further) ? further : undefined
  }
}
