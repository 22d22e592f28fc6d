import type { Site } from '#content/types'

export const site: Site = {
  address: 'https://registratur.lange.test/',
  lang: 'en',
  offline: true,
  inspector: true,
  canvas: true,
  analytics: { script: 'https://stats.lange.test/script.js' },
}
