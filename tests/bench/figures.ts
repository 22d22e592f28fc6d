/** The rows of the table: what is measured, what it is to reach, the best seen elsewhere. */
interface Figure {
  name: string
  unit?: string
  atMost?: number
  atLeast?: number
  /** Seen on another portfolio, or with a library in the place of ours. */
  elsewhere?: string
}

const LIGHTHOUSE = 'Lighthouse mobile'

export const figures = {
  performance: {
    name: `${LIGHTHOUSE}, performance, lowest of five`,
    atLeast: 99,
    elsewhere: '99 (leerob/site)',
  },
  accessibility: { name: `${LIGHTHOUSE}, accessibility`, atLeast: 100 },
  'best-practices': { name: `${LIGHTHOUSE}, best practices`, atLeast: 100 },
  seo: { name: `${LIGHTHOUSE}, SEO`, atLeast: 100, elsewhere: '100' },
  fcp: { name: 'First Contentful Paint', unit: 's', atMost: 0.8, elsewhere: '0.76 (leerob/site)' },
  lcp: {
    name: 'Largest Contentful Paint',
    unit: 's',
    atMost: 1.4,
    elsewhere: '1.64 (leerob/site)',
  },
  tbt: { name: 'Total Blocking Time', unit: 'ms', atMost: 30, elsewhere: '0 (astro portfolio)' },
  cls: { name: 'Cumulative Layout Shift', atMost: 0, elsewhere: '0' },
  bytes: {
    name: 'first load without the canvas',
    unit: 'KiB',
    atMost: 152,
    elsewhere: '152 (leerob/site)',
  },
  requests: { name: 'its requests', atMost: 15, elsewhere: '15 (leerob/site)' },
  canvas: { name: 'canvas and scenes, after idle', unit: 'KiB', atMost: 20 },
  longest: { name: 'longest task of the load, 4x', unit: 'ms', atMost: 60, elsewhere: '51' },
  load: { name: 'main thread’s CPU in the first 8 s, 4x', unit: 'ms', elsewhere: '606' },
  twin: {
    name: '… against the same page without scripts',
    unit: '×',
    atMost: 1.8,
    elsewhere: '1.1 (leerob/site)',
  },
  idle: {
    name: 'main thread’s CPU, idle 10 s',
    unit: 'ms',
    atMost: 60,
    elsewhere: '54 (react-slick)',
  },
  stopped: { name: '… stopped or off screen', unit: 'ms', atMost: 3 },
  idleThrottled: {
    name: '… hero and showcase in view, 4x',
    unit: 'ms',
    atMost: 300,
    elsewhere: '4046 (Magic); 2–14 on still pages',
  },
  browserHero: {
    name: 'whole browser’s CPU without a GPU, hero at rest',
    unit: '% of a core',
    atMost: 3,
    elsewhere: '0 (a still page)',
  },
  browserShowcase: { name: '… showcase', unit: '% of a core', atMost: 15 },
  browserSkills: { name: '… skills', unit: '% of a core', atMost: 12 },
  browserQuiet: { name: '… showcase in the quiet mode', unit: '% of a core' },
  frames: {
    name: 'scroll in 5 s, 4x: frames, 95th percentile',
    unit: 'ms',
    atMost: 17,
    elsewhere: '16.8 (yuji)',
  },
  dropped: { name: '… dropped', unit: '%', atMost: 2, elsewhere: '1.3 (yuji)' },
  controls: {
    name: 'slowest control, 4x, press to next paint, median',
    unit: 'ms',
    atMost: 56,
    elsewhere: '64 (astro portfolio, one control)',
  },
  worstPress: { name: '… slowest single press of all', unit: 'ms', atMost: 56 },
  visits: { name: 'heap after 1,000 page changes', unit: 'kB', atMost: 1000 },
  waiting: {
    name: 'heap after 5 minutes with a carousel',
    unit: 'kB',
    atMost: 100,
    elsewhere: '893 (react-slick)',
  },
  growthBytes: { name: 'first load of /projects with more projects', unit: '%', atMost: 5 },
  growthPress: { name: 'SEE MORE, 4x, press to next paint', unit: 'ms', atMost: 40 },
  build: { name: 'build without a cache', unit: 's', atMost: 12 },
  edit: { name: 'edit of the content in dev until it is seen', unit: 's', atMost: 1 },
  peerIdle: { name: 'the same carousel alone, main thread’s CPU in 10 s', unit: 'ms' },
  peerBrowser: { name: '… whole browser’s CPU', unit: '% of a core' },
  peerScripts: { name: '… its JavaScript beside React', unit: 'kB' },
  peerPress: { name: '… press to the next slide, 4x', unit: 'ms' },
  sceneMedian: { name: 'a scene’s frame, median', unit: 'ms', atMost: 2 },
  sceneSlow: { name: '… 95th percentile', unit: 'ms', atMost: 4 },
  sceneHeap: { name: '… heap after 10 minutes more', unit: 'kB' },
  panel: { name: 'opening the inspector’s panel', unit: 'ms', atMost: 150 },
  panelAgain: { name: '… once its code is there', unit: 'ms', atMost: 150 },
  panelTask: { name: '… longest task of what follows', unit: 'ms' },
  panelAll: { name: '… with all that is in it', unit: 'ms' },
  panelLog: { name: 'longest frame, scrolling 1000 rows of its log', unit: 'ms', atMost: 50 },
} satisfies Record<string, Figure>

export type FigureId = keyof typeof figures

export const figureOf = (id: FigureId): Figure => figures[id]
