import type { Certificate } from '#content/types'

export const certificates: Certificate[] = []
