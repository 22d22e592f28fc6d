const HOST = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?::\d+)?(?:[/?#]|$)/u

/** An address with its protocol, of a paper's DOI too; undefined if it is no address. */
export const webAddress = (given: string): string | undefined => {
  const whole = given.replace(/^(?:doi:)?\s*(?=10\.\d{4,9}\/)/i, 'doi.org/')
  const url = HOST.test(whole) ? `https://${whole}` : whole
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(url) && URL.canParse(url) ? url : undefined
}
