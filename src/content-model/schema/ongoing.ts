/** The end date of an ongoing entry, as the content writes it. */
export const ONGOING = 'Present'
