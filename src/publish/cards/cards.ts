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

/** A picture as PNG, as sharp as its widest file, and its captions. */
const exhibit = async ({ draw, widths, ratio }: Source, name: string, state: string) => {
  const picture = await (await draw(Math.max(...widths))).png().toBuffer()
  return { name, state, ratio, picture }
}

type CardPage = Record<'path' | 'title' | 'description', string>

/** What is written on a page's card beside its pictures. */
export const wordsOnCard = (content: Content, { path, title, description }: CardPage) => {
  const { identity, pages, hero, documents, site } = content
  const isHome = path === pages.home.path
  return {
    // Bidi isolates: right-to-left text would move the slash.
    path: `${documents.page} · ${directionOf(site.lang) === 'rtl' ? `\u{2066}${path}\u{2069}` : path}`,
    title: isHome ? `${hero.headline} ${hero.emphasis}` : title,
    description: isHome ? hero.tagline : description,
    owner: identity.name,
    label: identity.label,
  }
}

/** Returns a function that picks a page's pictures: its projects, or the portrait. */
const choose = (context: BuildContext, content: Content) => {
  const { showcase, identity, pages } = content
  const projects = projectsWithHue(content).flatMap(({ image, ...project }, index) =>
    image ? [{ ...project, image, place: index + 1 }] : [],
  )
  const sourceOf = projectSources(context)
  const several = (some: typeof projects, total: number, first = 1) =>
    Promise.all(
      some.map(async (project, index) =>
        exhibit(await sourceOf(project, 'dark'), project.title, `${first + index} / ${total}`),
      ),
    )
  return async (path: string) => {
    const total = content.projects.length
    const own = projectPages(content).find(({ page }) => page.path === path)?.project.id
    const ofPage = projects.filter(({ id }) => id === own)
    if (ofPage.length > 0) return several(ofPage, total, ofPage[0]!.place)
    const onHome = projects.filter(({ id }) => showcase.includes(id))
    if (path === pages.home.path && onHome.length > 0)
      return several(onHome.slice(0, 2), showcase.length)
    if (path === pages.projects.path && projects.length > 0)
      return several(projects.slice(0, 6), total)
    const { portrait, portraitFocus } = identity
    if (!portrait) return []
    const source = await fileSource(context.root, portrait, formats.portrait, portraitFocus)
    return [await exhibit(source, content.ui.hero.portrait, content.ui.states.entered)]
  }
}

/** Adds an image for each page to the store; returns them by path. */
export const makeCards = async (context: BuildContext): Promise<Record<string, Card>> => {
  const content = await context.content()
  const { lang } = content.site
  const exhibitsOf = choose(context, content)
  const draw = async (page: CardPage) => {
    const { path } = page
    const exhibits = await exhibitsOf(path)
    const files = exhibits.map(({ picture }, index) => [`/${index}.png`, picture] as const)
    const data = {
      ...wordsOnCard(content, page),
      colors: themes.dark,
      // Letters with marks above and below.
      tall: scriptOf(lang) !== 'Latn' || new Intl.Locale(lang).language === 'vi',
      pictures: exhibits.map(({ picture: _picture, ...said }, index) => ({
        ...said,
        file: files[index]![0],
      })),
    }
    const template = 'src/publish/cards/card.typ'
    const card = await typeset(context, template, data, Object.fromEntries(files))
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
