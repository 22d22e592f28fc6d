import type { Identity } from '#content/types'

export const identity: Identity = {
  name: 'Bo Li',
  label: 'Baker',
  email: 'bo@li.test',
  city: 'Turku',
  country: 'Finland',
  portrait: 'maren.svg',
  links: [],
}
