import { create } from 'qrcode'

import { publicationOf } from './publication.ts'
import { vcard } from './vcard.ts'
import { fileNameOf } from '../lib/file-name.ts'
import type { BuildContext } from '../context/context.ts'

const FILE = 'contact.vcf'
/** Beyond this length the code's modules are too small to scan from paper. */
const MOST_OCTETS = 600

/** The vCard's address, and the name that it is saved under. */
export const makeContact = async ({ content, url }: BuildContext) => ({
  url: url(FILE),
  fileName: `${fileNameOf((await content()).identity.name)}.vcf`,
})

/** Each run of dark modules is a line, drawn from the end of the one before: half of absolute places. */
const linesOf = (size: number, isDark: (x: number, y: number) => boolean) => {
  let [endX, endY] = [0, 0]
  return Array.from({ length: size }, (_, y) => {
    const row = Array.from({ length: size }, (__, x) => (isDark(x, y) ? '#' : ' ')).join('')
    return Array.from(row.matchAll(/#+/g), ({ 0: run, index }) => {
      const line = `m${index - endX} ${y - endY}h${run.length}`
      endX = index + run.length
      endY = y
      return line
    }).join('')
  }).join('')
}

/** The vCard, or the e-mail address if that is too long, as a QR code: a symbol for the sprite. */
export const makeContactCode = async ({ content, url }: BuildContext): Promise<string> => {
  const entries = await content()
  const card = vcard(publicationOf(entries, url('')))
  const text = Buffer.byteLength(card) > MOST_OCTETS ? `mailto:${entries.identity.email}` : card
  const { size, data } = create(text, { errorCorrectionLevel: 'L' }).modules
  const isDark = (x: number, y: number) => Boolean(data[y * size + x])
  const path = `<path d="${linesOf(size, isDark)}" stroke="currentColor" transform="translate(0 .5)"/>`
  return `<symbol id="contact-code" viewBox="0 0 ${size} ${size}">${path}</symbol>`
}
