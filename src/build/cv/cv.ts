import type { Workshop } from '../assets/workshop.ts'
import type { Content } from '../content/content.ts'
import { digest } from '../assets/digest.ts'

export const printCv = async (_workshop: Workshop, content: Content) => ({
  key: digest(JSON.stringify(content)),
  make: async () => Buffer.from('%PDF-1.4'),
})
