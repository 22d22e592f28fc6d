import type { Identity } from '#content/types'

export const identity: Identity = {
  name: 'Your Name',
  label: 'Full-stack developer',
  email: 'you@example.com',
  city: 'Karachi',
  country: 'Pakistan',
  coordinates: { latitude: 24.86, longitude: 67.01 },
  portrait: 'portrait.svg',
  links: [
    { network: 'LinkedIn', url: 'https://example.com/linkedin', icon: 'FaLinkedinIn' },
    { network: 'GitHub', url: 'https://example.com/github', icon: 'SiGithub' },
  ],
}
