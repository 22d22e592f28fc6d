import type { Certificate } from '../../../src/content/types'

export const certificates: Certificate[] = [
  { name: 'Chứng chỉ khả năng tiếp cận web', issuer: 'Học viện Sông Hàn', date: '2024' },
]
