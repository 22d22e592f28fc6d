import type { Identity } from '#content/types'

const NETWORKS = ['GitHub', 'GitLab', 'LinkedIn', 'Mastodon', 'ORCID', 'YouTube', 'Dribbble']
const others = ['constructor', 'Federation of Registrars', 'Blog', 'A shop of my own']

export const identity: Identity = {
  name: 'Dr.-Ing. Maximiliane-Ottilie Oberhuber-Schwarzenbergerin von und zu Lange',
  label: 'Chief registrar and head of the department of long names',
  email: 'maximiliane.oberhuber-schwarzenbergerin@registratur.lange.test',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  country: 'United Kingdom',
  portrait: 'maren.svg',
  phone: '+44 20 7946 0000',
  website: 'https://notes.registratur.lange.test',
  links: [...NETWORKS, ...others].map((network, index) => ({
    network,
    url: `https://network-${index + 1}.test/maximiliane-oberhuber`,
  })),
}
