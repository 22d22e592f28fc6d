import type { Certificate } from '../../../src/content/types'

export const certificates: Certificate[] = [
  {
    name: 'ویب رسائی کی سند',
    issuer: 'مہران اکیڈمی',
    date: 'Feb-2024',
    url: 'https://academy.ayesha.pk/sanad',
  },
]
