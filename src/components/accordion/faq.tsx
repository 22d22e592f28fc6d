import { faq } from '#content/faq'

import { Accordion } from './accordion'

/** The questions of the content. */
export default function Faq() {
  return <Accordion items={faq} />
}
