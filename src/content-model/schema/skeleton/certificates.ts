import type { Certificate } from '#content/types'

/** Certificates, the latest first; none are shown while the list is empty. */
export const certificates: Certificate[] = []
