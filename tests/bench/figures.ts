/** The rows of the table, and what a part of the bench is given to fill them. */

type Row = readonly [name: string, unit?: string, target?: string, bestSeenElsewhere?: string]

const rows = {
  performance: ['Lighthouse mobile, performance, lowest of five', '', '≥ 99', '99 (leerob/site)'],
  accessibility: ['Lighthouse mobile, accessibility', '', '≥ 100'],
  'best-practices': ['Lighthouse mobile, best practices', '', '≥ 100'],
  seo: ['Lighthouse mobile, SEO', '', '≥ 100', '100'],
  'agentic-browsing': [
    'Lighthouse mobile, agentic browsing, in a browser with WebMCP',
    '',
    '≥ 100',
  ],
  fcp: ['First Contentful Paint', 's', '≤ 0.8', '0.76 (leerob/site)'],
  lcp: ['Largest Contentful Paint', 's', '≤ 1.4', '1.64 (leerob/site)'],
  tbt: ['Total Blocking Time', 'ms', '≤ 30', '0 (astro portfolio)'],
  cls: ['Cumulative Layout Shift', '', '≤ 0', '0'],
  bytes: ['first load without the canvas', 'KiB', '≤ 152', '152 (leerob/site)'],
  requests: ['its requests', '', '≤ 15', '15 (leerob/site)'],
  canvas: ['canvas and scenes, after idle', 'KiB', '≤ 20'],
  longest: ['longest task of the load, 4x', 'ms', '≤ 60', '51'],
  load: ['main thread’s CPU in the first 8 s, 4x', 'ms', '', '606'],
  recalculations: ['style recalculations in the first 8 s, 4x'],
  beside: ['main thread’s CPU in the first 8 s, 4x, against the build of --beside', '×'],
  twin: ['… against the same page without scripts', '×', '≤ 1.8', '1.1 (leerob/site)'],
  idle: ['main thread’s CPU, idle 10 s', 'ms', '≤ 60', '54 (react-slick)'],
  stopped: ['… stopped or off screen', 'ms', '≤ 3'],
  idleThrottled: ['… hero and showcase, 4x', 'ms', '≤ 300', '4046 (Magic); 2–14 on still pages'],
  browserHero: [
    'whole browser’s CPU, no GPU, home as opened',
    '% of core',
    '≤ 3',
    '0 (still page)',
  ],
  browserShowcase: ['… showcase', '% of core', '≤ 15'],
  browserSkills: ['… skills', '% of core', '≤ 12'],
  frames: ['scroll in 5 s, 4x: frames, 95th percentile', 'ms', '≤ 17', '16.8 (yuji)'],
  controls: ['slowest control, 4x, press to paint, median', 'ms', '≤ 56', '64 (astro portfolio)'],
  visits: ['heap after 1,000 page changes', 'kB', '≤ 1000'],
  edit: ['edit of the content in dev until it is seen', 's', '≤ 1'],
  panel: ['opening the inspector’s panel', 'ms', '≤ 150'],
  panelBeside: ['… open for 60 s beside the rotating showcase', '% of a core', '≤ 5'],
  panelThread: ['… the page’s thread meanwhile, to that without it', '×', '≤ 1.2'],
  agentState: ['an agent’s call of page_state, median', 'ms', '≤ 5'],
  agentSend: ['… of page_send, 4x, beyond the movement, median', 'ms', '≤ 60'],
} satisfies Record<string, Row>

export type FigureId = keyof typeof rows

export const figures: Record<FigureId, Row> = rows

/** What each part of the bench is given. */
export interface Bench {
  /** The built site. */
  folder: string
  /** Its address, served compressed. */
  url: string
  /** The address of another build, to be measured in turns with this one. */
  beside: string | undefined
  /** Addresses of the site's pages, from its root. */
  paths: string[]
  /** Adds a value to a row of the table. `of` names the page or the situation. */
  report: (id: FigureId, value: number, of?: string) => void
}
