/** The end date of what continues, as the content writes it. */
export const ONGOING = 'Present'
