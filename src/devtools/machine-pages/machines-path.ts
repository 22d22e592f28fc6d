/** The path of the list of machines; each machine's page is inside. */
export const MACHINES = '/machines'

/** Whether a path is that of the list or of a machine's page. */
export const isOfMachines = (path: string) => `${path}/`.startsWith(`${MACHINES}/`)
