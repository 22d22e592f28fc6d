/** The cache of what a visitor has been shown, by the folder of the site. */
export const shownCache = (folder: string) => `shown ${folder}`
