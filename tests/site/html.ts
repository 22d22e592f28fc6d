/** Whether a page is valid HTML. */
import { HtmlValidate } from 'html-validate'

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes entities and void elements in ways of its own, which the standard allows.
    'no-raw-characters': 'off',
    // An element without a native twin: a slide, a carousel.
    'prefer-native-element': 'off',
    'long-title': 'off',
  },
})

/** What is wrong with a page's HTML, one line each. */
export const validate = async (html: string, file: string): Promise<string[]> => {
  const { results } = await htmlValidate.validateString(html, file)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}
