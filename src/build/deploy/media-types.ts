/** Kinds of files that hosts may not know, or send without saying which letters they use. */
export const mediaTypes: Record<string, string> = {
  txt: 'text/plain;charset=utf-8',
  vcf: 'text/vcard;charset=utf-8',
  webmanifest: 'application/manifest+json',
}
