/** The greeting: `emphasis` ends the headline and is lit. */
export const hero = {
  headline: 'Your headline: what you do',
  emphasis: 'Your emphasis: its last words',
  tagline: 'Your tagline: who you are, and what you work with.',
  availability: 'Your availability: what you are open to.',
}
