/** Types that hosts may not know, or send without a charset. */
export const mediaTypes: Record<string, string> = {
  txt: 'text/plain;charset=utf-8',
  vcf: 'text/vcard;charset=utf-8',
  webmanifest: 'application/manifest+json',
}
