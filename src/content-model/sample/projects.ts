import type { Project } from '#content/types'

export const projects: Project[] = [
  {
    id: 1,
    slug: 'crypto-dashboard',
    title: 'Crypto Dashboard',
    description: 'Cryptocurrency prices and the way they move, gathered on one screen.',
    techStack: 'React', // {your stack: what else it is made with}
    image: 'scene:crypto',
    imageAlt: 'A candlestick chart with a moving price line',
    link: 'https://example.com/crypto-dashboard',
    repo: 'https://github.example.com/crypto-dashboard',
  },
  {
    id: 2,
    slug: 'gemini-clone',
    title: 'Gemini Clone',
    description:
      'A chat in the manner of Google’s Gemini: a prompt goes in, and the answer types itself out.',
    techStack: 'React', // {your stack: what else it is made with}
    image: 'scene:gemini',
    imageAlt: 'A conversation that types itself beside two stars circling each other',
    link: 'https://example.com/gemini-clone',
    repo: 'https://github.example.com/gemini-clone',
  },
  {
    id: 3,
    slug: 'wellnest',
    title: 'Wellnest',
    description: 'A wellness application, made to be calm to look at and quick to use.',
    techStack: 'React', // {your stack: what else it is made with}
    image: 'scene:wellnest',
    imageAlt: 'A breathing ring crossed by a pulse trace',
    link: 'https://example.com/wellnest',
    repo: 'https://github.example.com/wellnest',
  },
  {
    id: 4,
    slug: 'barcode-scanner',
    title: 'Barcode Scanner',
    description:
      'Reads a barcode and shows what it says: point, wait for the line to lock on, done.',
    techStack: 'React', // {your stack: what else it is made with}
    image: 'scene:barcode',
    imageAlt: 'A red line sweeping over a barcode and locking on to it',
    link: 'https://example.com/barcode-scanner',
    repo: 'https://github.example.com/barcode-scanner',
  },
  {
    id: 5,
    slug: 'earth-3d-model',
    title: 'Earth 3D Model',
    description: 'The planet in a browser tab, in three dimensions: turn it and look around.',
    techStack: 'React', // {your stack: what else it is made with}
    image: 'scene:earth',
    imageAlt: 'A turning globe made of dots, with Karachi marked',
    link: 'https://example.com/earth-3d-model',
    repo: 'https://github.example.com/earth-3d-model',
  },
  {
    id: 6,
    slug: 'write-wise',
    title: 'Write Wise',
    description: 'A second pair of eyes for a text: a draft goes in, a better wording comes out.',
    techStack: 'React', // {your stack: what else it is made with}
    image: 'scene:write',
    imageAlt: 'Lines of text being corrected mark by mark',
    link: 'https://example.com/write-wise',
    repo: 'https://github.example.com/write-wise',
  },
]
