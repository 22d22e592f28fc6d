import { FOLDER } from './base-path.ts'
import { MACHINES } from './machines-path.ts'

/** The id of what these pages show. */
export const MACHINES_ID = 'machines'

/**
 * Whether this is one of the pages about machines: documents that are loaded whole, so that no other
 * page carries anything for them. The browser knows them by what they show, as unknown addresses get
 * the same script.
 */
export const isMachinePage = (path = '') =>
  import.meta.env.INSPECTOR &&
  (import.meta.env.SSR ? path.startsWith(MACHINES) : document.getElementById(MACHINES_ID) !== null)

/** The path of a machine's page, or of the list of all. */
export const machinePath = (id?: string) =>
  FOLDER + MACHINES.slice(1) + (id === undefined ? '' : `/${id}`)
