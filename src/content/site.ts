import type { Site } from './types'

/** Where the site lives, and whether it works without a connection. */
export const site: Site = {
  address: '',
  offline: true,
}
