import type { Site } from '#content/types'

export const site: Site = {
  address: 'https://ayesha.pk/',
  lang: 'ur',
}
