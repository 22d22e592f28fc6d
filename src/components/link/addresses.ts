/** `https://www.example.com/me` → `example.com`: enough to know a site by. */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

/** `+92 (300) 123-4567` as an address that a phone dials. */
export const telephone = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`
