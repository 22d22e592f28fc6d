/**
 * What the build makes, by the name under which it is imported: `virtual-modules.ts` makes each. Types alone,
 * yet no `.d.ts`: the compiler takes those for granted.
 */

/** What pages show of each file of the content; as it is written it is `#content/<file>`. */
type ShownContent = ReturnType<typeof import('#build/content/shown-content.ts').shownContent>

declare module 'virtual:content/about' {
  export const about: ShownContent['about']
}

declare module 'virtual:content/awards' {
  export const awards: ShownContent['awards']
}

declare module 'virtual:content/certificates' {
  export const certificates: ShownContent['certificates']
}

declare module 'virtual:content/dashboard' {
  export const dashboard: ShownContent['dashboard']
}

declare module 'virtual:content/education' {
  export const education: ShownContent['education']
}

declare module 'virtual:content/experience' {
  export const experience: ShownContent['experience']
}

declare module 'virtual:content/faq' {
  export const faq: ShownContent['faq']
}

declare module 'virtual:content/hero' {
  export const hero: ShownContent['hero']
}

declare module 'virtual:content/identity' {
  export const identity: ShownContent['identity']
}

declare module 'virtual:content/interests' {
  export const interests: ShownContent['interests']
}

declare module 'virtual:content/languages' {
  export const languages: ShownContent['languages']
}

declare module 'virtual:content/pages' {
  /** Also those that the content adds, by their names. */
  type Own = Record<
    keyof typeof import('#content/pages').pages,
    import('#content-model/schema/types.ts').Page
  >
  export const pages: ShownContent['pages'] & Own
}

declare module 'virtual:content/projects' {
  export const projects: ShownContent['projects']
}

declare module 'virtual:content/publications' {
  export const publications: ShownContent['publications']
}

declare module 'virtual:content/references' {
  export const references: ShownContent['references']
}

declare module 'virtual:content/showcase' {
  export const showcase: ShownContent['showcase']
}

declare module 'virtual:content/site' {
  export const site: ShownContent['site']
}

declare module 'virtual:content/skills' {
  export const skills: ShownContent['skills']
}

declare module 'virtual:content/volunteer' {
  export const volunteer: ShownContent['volunteer']
}

declare module 'virtual:content/words' {
  export const words: ShownContent['words']
}

/** The words of the site in its language, with the owner's in their place. */
declare module 'virtual:words/ui' {
  export const ui: ShownContent['ui']
}

declare module 'virtual:words/palette' {
  export const palette: ShownContent['palette']
}

declare module 'virtual:words/agents' {
  export const agents: ShownContent['agents']
}

/** What agents ask for, which no page carries. */
declare module 'virtual:facts' {
  export const facts: ReturnType<typeof import('./facts.ts').factsOf>['facts']
  export const places: ReturnType<typeof import('./facts.ts').factsOf>['places']
}

declare module 'virtual:portrait' {
  export const portrait: import('#site/components/picture/picture-files.ts').Themed | undefined
  export const banner: import('#site/components/picture/picture-files.ts').Picture | undefined
}

type ProjectLists = ReturnType<typeof import('./project-lists.ts').projectLists>

declare module 'virtual:projects/showcase' {
  /** Those of the showcase, in its order. */
  export const shown: ProjectLists['shown']
}

declare module 'virtual:projects/previews' {
  export const previews: ProjectLists['previews']
}

declare module 'virtual:projects/names' {
  /** What they are found by. */
  export const names: ProjectLists['names']
}

declare module 'virtual:projects' {
  export const projects: ProjectLists['all']
}

declare module 'virtual:jobs' {
  export const jobs: ReturnType<typeof import('#build/context/views.ts').jobViews>
}

declare module 'virtual:records' {
  /** The lists that are shown alike. */
  export const records: import('#lib/shown-entries.ts').Records
}

declare module 'virtual:case-studies' {
  /** The pages of projects by slug, each with its case study: see `src/site/routing/page-modules.ts`. */
  export const caseStudies: Record<
    string,
    () => Promise<import('#site/routing/page-modules.ts').PageModule>
  >
}

declare module 'virtual:track-keyframes' {
  export const trackKeyframes: Record<
    'step' | 'linear',
    import('#site/motion/keyframes.ts').Keyframes
  >
}

declare module 'virtual:fonts' {
  /** Addresses of the fonts that paint headline and running text; they are preloaded. */
  export const firstFonts: readonly string[]
  /** For a worker, which sees no style sheet. */
  export const fontFiles: { family: string; url: string; weight: string; unicodeRange: string }[]
}

declare module 'virtual:icons' {
  /** An icon of the sprite: one of the interface, or of a link. */
  export type SpriteIcon =
    | (typeof import('#build/pictures/icons.ts').uiIcons)[number]
    | (string & { readonly of: 'a link' })
  /** Address of an SVG whose symbols are named as in react-icons (`#FaPlay`). */
  export const sprite: string
  /** The same for the skills. */
  export const skillSprite: string
  /** The icon of each of the owner's links, by its network. */
  export const linkIcons: Record<string, SpriteIcon>
}

declare module 'virtual:content-sections' {
  export const has: ReturnType<typeof import('#build/context/content-sections.ts').sectionsOf>
}

declare module 'virtual:dates' {
  /** Dates that pages show otherwise than the content writes them: in its language. */
  export const dates: Record<string, string>
}

/** What a visitor may save: its address, and the name that it is saved under. */
declare module 'virtual:downloads' {
  export const cv: { url: string; fileName: string }
  export const contact: { url: string; fileName: string }
}

declare module 'virtual:head' {
  /** The site's host (`https://example.com`), or nothing while it has no address. */
  export const origin: string
  /** Images for link previews, by the page's path. */
  export const cards: Record<string, string>
  /** What each page is in the words of schema.org, by its path. */
  export const data: Record<string, object>
  /** Paths of the pages that there are as Markdown, too. */
  export const inMarkdown: string[]
}

declare module 'virtual:hero-lines' {
  export const lines: readonly import('#site/components/hero/stations.ts').Line[]
}

declare module 'virtual:charts' {
  /** By the machine's id; see `src/devtools/chart/chart.ts`. */
  export const charts: Record<string, import('#devtools/chart/chart.ts').Chart>
  /** One event of each kind that a machine knows, with the data it carries. */
  export const samples: Record<string, readonly import('xstate').AnyEventObject[]>
  /** All values of the texts in events that have only a few: `{ reason: ['visitor', 'hidden'] }`. */
  export const values: Record<string, Readonly<Record<string, readonly string[]>>>
  /** Who sends the events of a machine, by their types; see `machines/catalogue-entry.ts`. */
  export const senders: Record<
    string,
    Pick<import('#machines/catalogue-entry.ts').CatalogueEntry, 'visitor' | 'byHand' | 'page'>
  >
  /** What a machine is, in English. */
  export const abouts: Record<string, string>
  /** The machines that hold what a visitor types. */
  export const privates: readonly string[]
}

/** What `src/content/site.ts` turns on or off. */
// oxlint-disable-next-line no-unused-vars -- it adds to Vite's own
interface ImportMetaEnv {
  readonly OFFLINE: boolean
  readonly INSPECTOR: boolean
  readonly CANVAS: boolean
  readonly HERO_LINES: boolean
  readonly AGENTS: boolean
}
