import { toString } from 'qrcode'

import { publicationOf } from './publication.ts'
import { vcard } from './vcard.ts'
import { fileNameOf } from '../lib/address.ts'
import type { BuildContext } from '../context/context.ts'

const FILE = 'contact.vcf'
/** Beyond this length the code's modules are too small to scan from paper. */
const MOST_OCTETS = 600

/** The vCard's address, and the name that it is saved under. */
export const makeContact = async ({ content, url }: BuildContext) => ({
  url: url(FILE),
  fileName: `${fileNameOf((await content()).identity.name)}.vcf`,
})

/** The vCard, or the e-mail address if that is too long, as a QR code: a symbol for the sprite. */
export const makeContactCode = async ({ content, url }: BuildContext): Promise<string> => {
  const entries = await content()
  const card = vcard(publicationOf(entries, url('')))
  const text = Buffer.byteLength(card) > MOST_OCTETS ? `mailto:${entries.identity.email}` : card
  const svg = await toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'L' })
  const [, box, lines] = /(viewBox="[^"]*").*stroke="#000000" (d="[^"]*")/s.exec(svg) ?? []
  if (!box || !lines) throw new Error('qrcode draws otherwise than it did.')
  return `<symbol id="contact-code" ${box}><path ${lines} stroke="currentColor"/></symbol>`
}
