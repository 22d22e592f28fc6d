import { hrefOf } from '#lib/base-path.ts'
import { isOfMachines, MACHINES } from './machines-path.ts'

/**
 * Whether a path is that of a page about machines, if the site has them. These are documents that are
 * loaded whole, so that no other page carries anything for them.
 */
export const isMachinePath = (path: string) => import.meta.env.INSPECTOR && isOfMachines(path)

/** The address of a machine's page, or of the list of all. */
export const machinePath = (id?: string) =>
  hrefOf(id === undefined ? MACHINES : `${MACHINES}/${id}`)
