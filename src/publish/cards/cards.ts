import sharp from 'sharp'

import { themes } from '../../../uno.config.ts'
import { projectPages, projectsWithHue } from '../context/content-parts.ts'
import type { BuildContext } from '../context/context.ts'
import type { Content } from '../context/content.ts'
import { pagesOf } from '../feeds/publication.ts'
import { plainName } from '../lib/address.ts'
import { digest } from '../lib/digest.ts'
import { directionOf, scriptOf } from '../lib/language.ts'
import { formats } from '../pictures/formats.ts'
import { fileSource, projectSources, type Source } from '../pictures/sources.ts'
import { typeset } from '../typst/typeset.ts'

const JPEG = { quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' } as const
/** The size that link previews expect, px. */
const SIZE = { width: 1200, height: 630 }

/** A page's image for link previews. */
export interface Card {
  url: string
  width: number
  height: number
}

interface Captions {
  name: string
  state: string
}

/** A picture, a PNG, and its captions. */
interface Exhibit extends Captions {
  picture: Buffer
  /** Height for a width of 1. */
  ratio: number
}

/** A picture as PNG, as sharp as its widest file. */
const pngOf = async ({ draw, widths }: Source) => (await draw(Math.max(...widths))).png().toBuffer()

type CardPage = Record<'path' | 'title' | 'description', string>

/** What is written on a page's card beside its pictures. */
export const wordsOnCard = (content: Content, { path, title, description }: CardPage) => {
  const { identity, pages, hero, documents, site, ui } = content
  const isHome = path === pages.home.path
  return {
    // Bidi isolates: right-to-left text would move the slash.
    path: `${documents.page} · ${directionOf(site.lang) === 'rtl' ? `\u{2066}${path}\u{2069}` : path}`,
    title: isHome ? `${hero.headline} ${hero.emphasis}` : title,
    description: isHome ? hero.tagline : description,
    owner: identity.name,
    label: identity.label,
    portrait: { name: ui.hero.portrait, state: ui.states.entered },
  }
}

/** Returns a function that picks a page's pictures: its projects, or the portrait. */
const choose = (context: BuildContext, content: Content) => {
  const { showcase, identity, pages } = content
  const projects = projectsWithHue(content).flatMap(({ image, ...project }) =>
    image ? [{ ...project, image }] : [],
  )
  const sourceOf = projectSources(context)
  const ofProject = async (project: (typeof projects)[number], state: string) => ({
    picture: await pngOf(await sourceOf(project, 'dark')),
    name: project.title,
    ratio: formats.project.ratio,
    state,
  })
  const several = (some: typeof projects, total: number): Promise<Exhibit[]> =>
    Promise.all(some.map((project, index) => ofProject(project, `${index + 1} / ${total}`)))
  const portrait = async (captions: Captions): Promise<Exhibit[]> => {
    const { portrait: file, portraitFocus } = identity
    if (!file) return []
    const source = await fileSource(context.root, file, formats.portrait, portraitFocus)
    return [{ picture: await pngOf(source), ratio: source.ratio, ...captions }]
  }
  return async (path: string, captions: Captions) => {
    const own = projectPages(content).find(({ page }) => page.path === path)?.project.id
    if (own !== undefined) {
      const place = content.projects.findIndex(({ id }) => id === own) + 1
      const state = `${place} / ${content.projects.length}`
      const pictured = projects.find(({ id }) => id === own)
      return pictured ? [await ofProject(pictured, state)] : portrait(captions)
    }
    const onHome = projects.filter(({ id }) => showcase.includes(id))
    if (path === pages.home.path && onHome.length > 0)
      return several(onHome.slice(0, 2), showcase.length)
    if (path === pages.projects.path && projects.length > 0)
      return several(projects.slice(0, 6), content.projects.length)
    return portrait(captions)
  }
}

/** Adds an image for each page to the store; returns them by path. */
export const makeCards = async (context: BuildContext): Promise<Record<string, Card>> => {
  const content = await context.content()
  const { lang } = content.site
  const exhibitsOf = choose(context, content)
  const draw = async (page: CardPage) => {
    const { path } = page
    const { portrait, ...words } = wordsOnCard(content, page)
    const exhibits = await exhibitsOf(path, portrait)
    const data = {
      ...words,
      colors: themes.dark,
      // Letters with marks above and below.
      tall: scriptOf(lang) !== 'Latn' || new Intl.Locale(lang).language === 'vi',
      pictures: exhibits.map(({ name, state, ratio }, index) => ({
        name,
        state,
        ratio,
        file: `/${index}.png`,
      })),
    }
    const files = Object.fromEntries(
      exhibits.map(({ picture }, index) => [`/${index}.png`, picture]),
    )
    const card = await typeset(context, 'src/publish/cards/card.typ', data, files)
    const make = async () => {
      const svg = await card.make((compiler, document) => compiler.plainSvg(document))
      return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().jpeg(JPEG).toBuffer()
    }
    const name = `card-${plainName(path) ?? 'home'}`
    const key = digest(card.key, JPEG)
    return [path, { url: context.url(context.store.add(name, 'jpg', key, make)), ...SIZE }]
  }
  return Object.fromEntries(await Promise.all(pagesOf(content).map(draw)))
}
