import type { Site } from '#content/types'

/** Where the site lives, its language, and what it can do. */
export const site: Site = {
  address: '',
  lang: 'en',
  offline: true,
  inspector: true,
  canvas: true,
  heroLines: true,
  agents: true,
}
