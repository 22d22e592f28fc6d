/**
 * Files and folders of the project that the build finds by their place, from the root. What moves is written
 * anew here, and nowhere else; a folder ends with a stroke where something in it is meant.
 */
export const paths = {
  // The content, and what is read to know it.
  content: 'src/content',
  sample: 'src/sample',
  skeleton: 'src/schema/skeleton',
  readContent: 'src/publish/context/content.ts',
  pages: 'src/pages',
  scenes: 'src/scenes',
  sceneList: 'src/scenes/index.ts',
  machines: 'machines',
  catalogue: 'machines/catalogue.ts',
  design: 'uno.config.ts',

  // What makes something of it, loaded anew after each edit.
  paintScene: 'src/publish/pictures/paint-scene.ts',
  entrancesSheet: 'src/publish/virtual/entrances-sheet.ts',
  trackKeyframes: 'src/publish/virtual/track-keyframes.ts',
  card: 'src/publish/documents/card.typ',
  cv: 'src/publish/documents/cv.typ',

  // Where the site begins: in the browser, in Node, before the first paint.
  entry: 'index.html',
  serverEntry: 'src/publish/site/entry-server.tsx',
  firstPaint: 'src/first-paint/inline.ts',
  // What the service worker reads addresses with, too.
  findPage: 'src/routing/find-page.ts',

  // By which modules are put into chunks.
  home: 'src/pages/home.tsx',
  machinesPage: 'src/pages/machines.tsx',
  movements: 'src/components/movement/playing.tsx',
  caseStudy: 'src/components/project/case-study.tsx',
  entrances: 'src/components/movement/',
  charts: 'src/chart/',
  inspector: 'src/inspector/',
  agent: 'src/agent/',
  agentStart: 'src/agent/start.ts',
  agentRun: 'src/agent/run.ts',
  inspectorStart: 'src/inspector/start.ts',
  seeInsideStart: 'src/inspector/see-inside/start.tsx',
} as const
