import type { Site } from '#content/types'

export const site: Site = {
  address: 'https://registratur.lange.test/',
  lang: 'en',
  analytics: { script: 'https://stats.lange.test/script.js' },
}
