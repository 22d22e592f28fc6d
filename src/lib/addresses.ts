/** `https://www.example.com/me` → `example.com` */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

/** From so many digits on, what follows a slash is another number, or its last digits. */
const WHOLE_NUMBER = 7

/**
 * The number to dial: `+44 (0)20 7946 0000` → `tel:+442079460000`, whose 0 in brackets is dialled within
 * the country only. Of several (`+34 63375322 / 7`) it is the first; `0421 / 2180` is one.
 */
export const telephone = (number: string) => {
  const [first = '', ...others] = number.replace('(0)', '').split('/')
  const isWhole = first.replaceAll(/\D/g, '').length >= WHOLE_NUMBER
  return `tel:${(isWhole ? first : [first, ...others].join('')).replaceAll(/[^+\d]/g, '')}`
}
