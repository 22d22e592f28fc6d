/** A text in one line, of so many characters at most: a longer one ends at a word, with an ellipsis. */
export const shorten = (text: string, most: number) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= most) return line
  const end = characters.lastIndexOf(' ', most)
  // Not all languages have spaces.
  return `${characters.slice(0, end > 0 ? end : most).join('')}…`
}
