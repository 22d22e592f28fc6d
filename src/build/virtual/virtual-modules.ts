import { makeCards } from '#build/documents/cards.ts'
import { chartsOf } from './charts.ts'
import { linesOf, shownLines } from './hero-lines.ts'
import { sectionsOf } from '#build/context/content-sections.ts'
import type { BuildContext } from '#build/context/context.ts'
import { loadFresh } from '#build/context/load.ts'
import { jobViews, recordViews } from '#build/context/views.ts'
import { makeCv } from '#build/documents/cv.ts'
import { datesOnPages } from '#build/context/dates.ts'
import { headFacts, makeFeeds } from '#build/feeds/feeds.ts'
import { makeFonts } from '#build/fonts/fonts.ts'
import { makeFavicons } from '#build/pictures/favicons.ts'
import { makeIcons } from '#build/pictures/icons.ts'
import { fileNameOf, originOf } from '#build/lib/site-address.ts'
import { once } from '#lib/once.ts'
import { paths } from '#build/lib/paths.ts'
import { shownContent } from '#build/content/shown-content.ts'
import { factsOf } from './facts.ts'
import { formats } from '#build/pictures/formats.ts'
import { makePictures } from '#build/pictures/pictures.ts'
import { contentSchema } from '#content-model/schema/content.ts'
import { projectLists, caseStudiesOf } from './project-lists.ts'

const constants = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value) ?? 'undefined'}`)
    .join('\n')

type Sheet = typeof import('./entrances-sheet.ts')
type TrackKeyframes = typeof import('./track-keyframes.ts')
type Machines = typeof import('#machines/catalogue.ts')

/** What pages show of each file of the content is `virtual:content/<file>`, and exported by the file's name. */
const contentFiles = Object.keys(contentSchema.entries) as (keyof typeof contentSchema.entries)[]

/** What the modules of single case studies begin with. */
export const CASE_STUDY = 'virtual:case-study/'

/** The machines of a project, and their lines: of use until one is edited, whatever the words are. */
export const machinesOf = (root: string) =>
  once(async () => {
    const { catalogue } = await loadFresh<Machines>(root, paths.catalogue)
    return { catalogue, lines: linesOf(catalogue) }
  })

/** The source of each virtual module, generated on first use. */
export const virtualModules = (context: BuildContext, machines = machinesOf(context.root)) => {
  const fonts = once(() => makeFonts(context))
  const pictures = once(() => makePictures(context))
  const shown = once(async () => shownContent(await context.content()))
  const projects = once(async () => projectLists(await shown(), await pictures()))
  const caseStudies = once(async () => caseStudiesOf(await shown(), await pictures()))
  const icons = once(() => makeIcons(context))
  // Previews need full addresses.
  const cards = once(async () =>
    originOf((await context.content()).site.address) ? makeCards(context) : {},
  )
  const addRootFiles = once(async () => {
    const { catalogue } = await machines()
    await Promise.all([makeFeeds(context, catalogue), makeFavicons(context), makeCv(context)])
  })
  const modules: Record<string, () => Promise<string>> = {
    ...Object.fromEntries(
      contentFiles.map((file) => [
        `virtual:content/${file}`,
        async () => constants({ [file]: (await shown())[file] }),
      ]),
    ),
    'virtual:words/ui': async () => {
      const { ui } = await context.content()
      // A state without a word is called by its name (`wordOf`), as all are in English.
      const named = Object.entries(ui.states).filter(([name, word]) => word !== name)
      return constants({ ui: { ...ui, states: Object.fromEntries(named) } })
    },
    'virtual:words/palette': async () => constants({ palette: (await context.content()).palette }),
    'virtual:words/agents': async () => constants({ agents: (await context.content()).agents }),
    'virtual:facts': async () => constants({ ...factsOf(await context.content()) }),
    'virtual:portrait': async () => {
      const { identity } = await context.content()
      const { pictures: all, banner } = await pictures()
      return constants({ portrait: all[identity.portrait ?? ''], banner })
    },
    'virtual:projects/showcase': async () => constants({ shown: (await projects()).shown }),
    'virtual:projects/previews': async () => constants({ previews: (await projects()).previews }),
    'virtual:projects/names': async () => constants({ names: (await projects()).names }),
    'virtual:projects': async () => constants({ projects: (await projects()).all }),
    'virtual:case-studies': async () => {
      const all = (await caseStudies()).map(
        ({ slug }) => `${JSON.stringify(slug)}: () => import('${CASE_STUDY}${slug}')`,
      )
      return `export const caseStudies = { ${all.join(', ')} }`
    },
    // A page may crop the portrait again.
    'virtual:pictures.css': async () => {
      const { portraitFocus = formats.portrait.focus } = (await context.content()).identity
      return `.portrait { object-position: ${portraitFocus} }`
    },
    'virtual:fonts': async () => {
      const { firstFonts, fontFiles } = await fonts()
      return constants({ firstFonts, fontFiles })
    },
    'virtual:fonts.css': async () => (await fonts()).css,
    'virtual:entrances.css': async () =>
      (await loadFresh<Sheet>(context.root, paths.entrancesSheet)).sheet,
    // While one edits, it stays the same object: what moves next takes the new keyframes from it.
    'virtual:track-keyframes': async () => {
      const { trackKeyframes } = await loadFresh<TrackKeyframes>(context.root, paths.trackKeyframes)
      return `export const trackKeyframes = Object.assign(import.meta.hot?.data ?? {}, ${JSON.stringify(trackKeyframes)})\nimport.meta.hot?.accept()`
    },
    'virtual:hero-lines': async () =>
      constants({ lines: shownLines((await machines()).lines, await context.content()) }),
    'virtual:charts': async () => constants(chartsOf((await machines()).catalogue)),
    'virtual:icons': async () => constants({ ...(await icons()) }),
    'virtual:content-sections': async () => constants({ has: sectionsOf(await context.content()) }),
    'virtual:jobs': async () => constants({ jobs: jobViews(await shown()) }),
    'virtual:records': async () => constants({ records: recordViews(await shown()) }),
    'virtual:dates': async () => constants({ dates: datesOnPages(await context.content()) }),
    'virtual:downloads': async () => {
      const name = fileNameOf((await context.content()).identity.name)
      return constants({
        cv: { url: context.url('cv.pdf'), fileName: `${name}-cv.pdf` },
        contact: { url: context.url('contact.vcf'), fileName: `${name}.vcf` },
      })
    },
    'virtual:head': async () => {
      const { catalogue } = await machines()
      return constants({ ...(await headFacts(context, catalogue)), cards: await cards() })
    },
  }
  /** The page of a project, `virtual:case-study/<slug>`, and what it is called. */
  const caseStudyModule = async (slug: string) => {
    const { page, hasText, ...caseStudy } = (await caseStudies()).find(
      (each) => each.slug === slug,
    )!
    return [
      `import { caseStudyOf } from '/${paths.caseStudy}'`,
      hasText ? `import Text from '#content/projects/${slug}.mdx'` : 'const Text = undefined',
      constants({ page }),
      `export default caseStudyOf(${JSON.stringify(caseStudy)}, Text)`,
    ].join('\n')
  }
  return {
    names: Object.keys(modules),
    load: (name: string) =>
      name.startsWith(CASE_STUDY)
        ? caseStudyModule(name.slice(CASE_STUDY.length))
        : modules[name]?.(),
    /** Adds to the store the files at the root, which no module makes: feeds, favicons and the CV. */
    addRootFiles,
    /** Adds every file to the store. */
    addEveryFile: () => Promise.all([fonts(), pictures(), icons(), cards(), addRootFiles()]),
  }
}
