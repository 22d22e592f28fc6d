import { fileNameOf } from '../lib/address.ts'
import type { BuildContext } from '../context/context.ts'

/** The vCard's address, and the name that it is saved under. */
export const makeContact = async ({ content, url }: BuildContext) => ({
  url: url('contact.vcf'),
  fileName: `${fileNameOf((await content()).identity.name)}.vcf`,
})
