/** `https://www.example.com/me` → `example.com` */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

/** `+92 (300) 123-4567` → `tel:+923001234567` */
export const telephone = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`
