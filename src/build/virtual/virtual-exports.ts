import type { Page } from '#content-model/schema/types.ts'

import type { caseStudyOf } from '#site/components/project/case-study.tsx'
import { makeCards } from '#build/documents/cards.ts'
import { chartsOf } from './charts.ts'
import { linesOf, shownLines } from './hero-lines-data.ts'
import { sectionsOf } from '#build/context/content-sections.ts'
import type { Shown } from '#build/context/read-content.ts'
import type { BuildContext } from '#build/context/context.ts'
import { loadFresh } from '#build/context/load.ts'
import { jobViews, recordViews } from '#build/context/views.ts'
import { makeCv } from '#build/documents/cv.ts'
import { datesOnPages } from '#build/context/dates.ts'
import { headFacts, makeFeeds } from '#build/feeds/feeds.ts'
import { makeFonts } from '#build/fonts/fonts.ts'
import { makeFavicons } from '#build/pictures/favicons.ts'
import { makeIcons } from '#build/pictures/icons.ts'
import { fileNameOf, webOrigin } from '#build/lib/site-address.ts'
import { once } from '#lib/once.ts'
import { singleKeys } from '#lib/shortcuts.ts'
import { paths } from '#build/lib/paths.ts'
import { shownContent } from '#build/content/shown-content.ts'
import { factsOf } from './facts.ts'
import { formats } from '#build/pictures/formats.ts'
import { makePictures } from '#build/pictures/pictures.ts'
import { projectLists, caseStudiesOf } from './project-lists.ts'

type Sheet = typeof import('./entrances-sheet.ts')
type TrackKeyframes = typeof import('./track-keyframes.ts')
type Machines = typeof import('#machines/catalogue.ts')

/** The text of a module that is more than data, with the type of what it exports. */
type Source<Exports> = string & { readonly exports?: Exports }

/** What the modules of single case studies begin with. */
export const CASE_STUDY = 'virtual:case-study/'

/** The module of a case study: the page of a project, and what it is called. */
interface CaseStudyModule {
  page: Page
  default: ReturnType<typeof caseStudyOf>
}

/** The machines of a project, and their lines: of use until one is edited, whatever the words are. */
export const machinesOf = (root: string) =>
  once(async () => {
    const { catalogue } = await loadFresh<Machines>(root, paths.catalogue)
    return { catalogue, lines: linesOf(catalogue) }
  })

/** What each virtual module exports, made on first use, or its source: users have their types from here. */
export const virtualExports = (context: BuildContext, machines: ReturnType<typeof machinesOf>) => {
  const fonts = once(() => makeFonts(context))
  const pictures = once(() => makePictures(context))
  const shown = once(async () => shownContent(await context.content()))
  const projects = once(async () => projectLists(await shown(), await pictures()))
  const caseStudies = once(async () => caseStudiesOf(await shown(), await pictures()))
  const icons = once(() => makeIcons(context))
  // Previews need full addresses.
  const cards = once(async (): ReturnType<typeof makeCards> =>
    webOrigin((await context.content()).site.address) ? makeCards(context) : {},
  )
  const addRootFiles = once(async () => {
    const { catalogue } = await machines()
    await Promise.all([makeFeeds(context, catalogue), makeFavicons(context), makeCv(context)])
  })
  /** What pages show of a file of the content, by the file's name; as it is written it is `#content/<file>`. */
  const contentFile =
    <File extends keyof Shown>(file: File) =>
    async () =>
      ({ [file]: (await shown())[file] }) as Pick<Shown, File>
  const modules = {
    'virtual:content/about': contentFile('about'),
    'virtual:content/dashboard': contentFile('dashboard'),
    'virtual:content/faq': contentFile('faq'),
    'virtual:content/hero': contentFile('hero'),
    'virtual:content/identity': contentFile('identity'),
    'virtual:content/pages': contentFile('pages'),
    'virtual:content/site': contentFile('site'),
    'virtual:content/skills': contentFile('skills'),
    /**
     * The words of the site in its language, with the owner's in their place: those of every page.
     * The names of pages are in `virtual:content/pages`.
     */
    'virtual:words/ui': async () => {
      const {
        pages: _pages,
        projects: _projects,
        notFound: _,
        ...ui
      } = (await context.content()).ui
      // A state without a word is called by its name (`wordOf`), as all are in English.
      const named = Object.entries(ui.states).filter(([name, word]) => word !== name)
      return { ui: { ...ui, states: Object.fromEntries(named) } }
    },
    'virtual:words/projects': async () => ({ projectWords: (await context.content()).ui.projects }),
    'virtual:words/not-found': async () => ({
      notFoundWords: (await context.content()).ui.notFound,
    }),
    'virtual:words/palette': async () => {
      const { palette, site, ui } = await context.content()
      const listed = singleKeys().join(`${ui.comma} `)
      const keys = {
        off: palette.keys.off.replace('[keys]', listed),
        on: palette.keys.on.replace('[keys]', listed),
      }
      // Without agents nothing asks for these words.
      const words: Partial<typeof palette.agents> = site.agents ? palette.agents : {}
      return { palette: { ...palette, keys, agents: words as typeof palette.agents } }
    },
    'virtual:words/agents': async () => ({ agents: (await context.content()).agents }),
    /** What agents ask for, which no page carries. */
    'virtual:facts': async () => factsOf(await context.content()),
    'virtual:portrait': async () => {
      const { identity } = await context.content()
      const { pictures: all, banner } = await pictures()
      return { portrait: all[identity.portrait ?? ''], banner }
    },
    'virtual:projects/showcase': async () => ({ shown: (await projects()).shown }),
    'virtual:projects/previews': async () => ({ previews: (await projects()).previews }),
    'virtual:projects/names': async () => ({ names: (await projects()).names }),
    'virtual:projects': async () => ({ projects: (await projects()).all }),
    /** The pages of projects, by slug. */
    'virtual:case-studies': async () => {
      const all = (await caseStudies()).map(
        ({ slug }) => `${JSON.stringify(slug)}: () => import('${CASE_STUDY}${slug}')`,
      )
      return `export const caseStudies = { ${all.join(', ')} }` as Source<{
        caseStudies: Record<string, () => Promise<CaseStudyModule>>
      }>
    },
    // A page may crop the portrait again.
    'virtual:pictures.css': async () => {
      const { portraitFocus = formats.portrait.focus } = (await context.content()).identity
      return `.portrait { object-position: ${portraitFocus} }`
    },
    'virtual:fonts': async () => {
      const { firstFonts, fontFiles } = await fonts()
      return { firstFonts, fontFiles }
    },
    'virtual:fonts.css': async () => (await fonts()).css,
    'virtual:entrances.css': async () =>
      (await loadFresh<Sheet>(context.root, paths.entrancesSheet)).sheet,
    // While one edits, it stays the same object: what moves next takes the new keyframes from it.
    'virtual:track-keyframes': async () => {
      const { trackKeyframes } = await loadFresh<TrackKeyframes>(context.root, paths.trackKeyframes)
      return `export const trackKeyframes = Object.assign(import.meta.hot?.data ?? {}, ${JSON.stringify(trackKeyframes)})\nimport.meta.hot?.accept()` as Source<TrackKeyframes>
    },
    'virtual:hero-lines': async () => ({
      lines: shownLines((await machines()).lines, await context.content()),
    }),
    'virtual:charts': async () => chartsOf((await machines()).catalogue),
    'virtual:icons': icons,
    'virtual:content-sections': async () => ({ has: sectionsOf(await context.content()) }),
    'virtual:jobs': async () => ({ jobs: jobViews(await shown()) }),
    'virtual:records': async () => ({ records: recordViews(await shown()) }),
    /** Dates that pages show otherwise than the content writes them: in its language. */
    'virtual:dates': async () => ({ dates: datesOnPages(await context.content()) }),
    /** What a visitor may save: its address, and the name that it is saved under. */
    'virtual:downloads': async () => {
      const name = fileNameOf((await context.content()).identity.name)
      return {
        cv: { url: context.url('cv.pdf'), fileName: `${name}-cv.pdf` },
        contact: { url: context.url('contact.vcf'), fileName: `${name}.vcf` },
      }
    },
    'virtual:head': async () => {
      const { catalogue } = await machines()
      return { ...(await headFacts(context, catalogue)), cards: await cards() }
    },
  }
  return {
    modules,
    caseStudies,
    addRootFiles,
    addEveryFile: () => Promise.all([fonts(), pictures(), icons(), cards(), addRootFiles()]),
  }
}

type Makers = ReturnType<typeof virtualExports>['modules']

/**
 * What each virtual module exports, by its name.
 * @public `virtual.ts` has its types from here.
 */
export type Made = {
  [Name in keyof Makers]: Awaited<ReturnType<Makers[Name]>> extends infer Exports
    ? Exports extends Source<infer Own>
      ? Own
      : Exports
    : never
}
