/** The first sentence of a text, or as many of its words as there is room for. */
export const firstSentence = (text: string, length: number): string => {
  const [sentence = ''] = text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?。؟۔])\s/)
  if (sentence.length <= length) return sentence
  const cut = sentence.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || length).trim()}…`
}
