/** The file name of a page's component: `notFound` → `not-found`. */
export const pageFileName = (page: string) =>
  page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
