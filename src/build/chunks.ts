import { CONTENT_FOLDER } from './content/folder.ts'

/** What every page needs, down to its first view: one piece compresses better than many. */
const packages =
  'react react-dom scheduler wouter regexparam xstate @xstate/react use-sync-external-store'.split(
    ' ',
  )
const folders = [
  'src/actors',
  'src/components/entrance',
  'src/components/failure',
  'src/components/footer',
  'src/components/icon',
  'src/components/link',
  'src/components/navigation',
  'src/components/node',
  'src/components/preferences',
].map((folder) => `${folder}/`)
const files = [
  ...['menu', 'motion', 'theme', 'entrance'].map((name) => `machines/${name}.machine`),
  ...[
    'app',
    'main',
    'routes',
    'screen-name',
    'screens',
    'parts',
    'page-title',
    'choice-keys',
    'base-path',
  ],
  ...['ui', 'identity', 'pages', 'site'].map((name) => `${CONTENT_FOLDER}/${name}`),
  ...['around-navigation', 'hydrated', 'inspected'].map((name) => `hooks/use-${name}`),
  // Small, and needed by all but one page.
  ...['machines/holds', 'src/anchors', 'src/hooks/watch'],
  'components/movement/movement',
  'src/inspector/entry',
  'src/lib/idle',
].map((file) => `/${file}.ts`)

/** What the inspector's first view needs: these folders, and what begins it. */
const FIRST_VIEW = /\/src\/inspector\/(?:(?:panel|chart|observe|store)\/|(?!entry\.)[\w-]+\.tsx?$)/

/** What that view is driven by. */
const INSPECTING = /\/machines\/inspector\/(?:inspector|chart-view)\.machine/

/** Whether a module goes into the chunk that draws the inspector's first view: one request. */
export const isOfInspector = (id: string) => {
  const path = id.replaceAll('\\', '/')
  return (
    path.includes('virtual:charts') ||
    path.includes(`${CONTENT_FOLDER}/inspector`) ||
    INSPECTING.test(path) ||
    FIRST_VIEW.test(path)
  )
}

/** Whether a module goes into the chunk that every page loads. Motion files come with GSAP. */
export const isOfEveryPage = (id: string) => {
  const path = id.replaceAll('\\', '/')
  if (path.includes('.motion.')) return false
  return (
    packages.some((name) => path.includes(`/node_modules/${name}/`)) ||
    folders.some((folder) => path.includes(folder)) ||
    files.some((file) => path.includes(file))
  )
}

/**
 * What a script asks for together with a chunk that it imports: style sheets, and GSAP, which would
 * else be found only when the chunk has come. Naming everything would cost each page a kilobyte.
 */
export const isAskedForAtOnce = (file: string) => file.endsWith('.css') || file.includes('/gsap-')
