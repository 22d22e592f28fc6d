/** The path of the list of machines; each machine's page is inside. */
export const MACHINES = '/machines'
