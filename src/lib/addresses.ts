/** `https://www.example.com/me` → `example.com` */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

/**
 * The number to dial: `+44 (0)20 7946 0000` → `tel:+442079460000`, whose 0 in brackets is dialled within
 * the country only.
 */
export const telephone = (number: string) =>
  `tel:${number.replace('(0)', '').replaceAll(/[^+\d]/g, '')}`
