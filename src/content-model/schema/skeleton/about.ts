/** You, on the page about you; feeds and CV have it, too. */
export const about = {
  text: ['Your summary: who you are, what you do and what you aim for.'],
}
