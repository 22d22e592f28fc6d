import type { Site } from '../../../src/content/types'

export const site: Site = {
  address: 'https://anhtuyet.vn/',
  lang: 'vi',
  offline: true,
  inspector: true,
  canvas: true,
}
