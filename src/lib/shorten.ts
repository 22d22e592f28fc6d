/**
 * A text in one line, of `most` characters at most: a longer text ends at a word, with an ellipsis.
 */
export const shorten = (text: string, most: number) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= most) return line
  const end = characters.lastIndexOf(' ', most)
  // Some languages have no spaces.
  return `${characters.slice(0, end > 0 ? end : most).join('')}…`
}
