/**
 * Files and folders of the project that the build finds by their path, from the root. After a move
 * a path is changed here, and nowhere else; a folder ends with a slash if a file in it is meant.
 */
export const paths = {
  // The content, and the modules that read it.
  content: 'src/content',
  sample: 'src/content-model/sample',
  skeleton: 'src/content-model/schema/skeleton',
  readContent: 'src/build/context/read-content.ts',
  pages: 'src/site/pages',
  scenes: 'src/site/scenes',
  sceneList: 'src/site/scenes/index.ts',
  machines: 'machines',
  catalogue: 'machines/catalogue.ts',
  design: 'uno.config.ts',
  fonts: 'src/build/fonts/site-fonts.ts',

  // Modules that make something of the content, loaded anew after each edit.
  paintScene: 'src/build/pictures/paint-scene.ts',
  entrancesSheet: 'src/build/virtual/entrances-sheet.ts',
  trackKeyframes: 'src/build/virtual/track-keyframes.ts',
  card: 'src/build/documents/card.typ',
  cv: 'src/build/documents/cv.typ',

  // Entries of the site: in the browser, in Node, before the first paint.
  entry: 'index.html',
  serverEntry: 'src/build/site/entry-server.tsx',
  firstPaint: 'src/site/first-paint/inline.ts',
  // The service worker reads addresses with this module, too.
  findPage: 'src/site/routing/find-page.ts',

  // The modules that decide which chunk others are put into.
  home: 'src/site/pages/home.tsx',
  machinesPage: 'src/site/pages/machines.tsx',
  movements: 'src/site/components/movement/playing.tsx',
  caseStudy: 'src/site/components/project/case-study.tsx',
  entrances: 'src/site/components/movement/',
  charts: 'src/devtools/chart/',
  inspector: 'src/devtools/inspector/',
  agent: 'src/devtools/agent/',
  agents: 'src/site/agents.ts',
  agentRun: 'src/devtools/agent/run.ts',
  inspectorStart: 'src/devtools/inspector/start-inspector.ts',
  seeInsideStart: 'src/devtools/inspector/see-inside/start-see-inside.tsx',
} as const
