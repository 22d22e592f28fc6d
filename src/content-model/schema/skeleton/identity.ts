import type { Identity } from '#content/types'

export const identity: Identity = {
  name: 'Your Name',
  label: 'Your job title',
  email: 'you@example.com',
  city: 'Your city',
  country: 'Your country',
  links: [],
}
