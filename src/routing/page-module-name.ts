/** What the file of a page's screen is called: `notFound` → `not-found`. */
export const screenName = (page: string) =>
  page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
