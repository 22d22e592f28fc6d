import sharp from 'sharp'

import { themes } from '../../../uno.config.ts'
import { projectsWithPage } from '#build/context/content-sections.ts'
import type { BuildContext } from '#build/context/context.ts'
import type { ReadContent } from '#build/context/read-content.ts'
import { projectViews } from '#build/context/views.ts'
import { pagesOf } from '#build/feeds/feed-source.ts'
import { plainName } from '#build/lib/site-address.ts'
import { digest } from '#build/lib/digest.ts'
import { directionOf, scriptOf } from '#build/lib/writing-direction.ts'
import { paths } from '#build/lib/paths.ts'
import { formats } from '#build/pictures/formats.ts'
import { fileSource, projectSources, type PictureSource } from '#build/pictures/picture-sources.ts'
import { typeset } from './typeset.ts'

const JPEG = { quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' } as const
/** A picture as PNG, as sharp as its widest file, and its captions. */
const exhibit = async ({ draw, widths, ratio }: PictureSource, name: string, state: string) => {
  const picture = await (await draw(Math.max(...widths))).png().toBuffer()
  return { name, state, ratio, picture }
}

type CardPage = Record<'path' | 'title' | 'description', string>

/** The words on a page's card beside its pictures. */
export const wordsOnCard = (content: ReadContent, { path, title, description }: CardPage) => {
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

/**
 * The projects whose pictures stand on a page's card: its own project, or the first ones of its
 * list.
 */
const projectsOn = (path: string, content: ReadContent) => {
  const { showcase, pages } = content
  const all = projectViews(content).flatMap(({ image, ...project }, index) =>
    image ? [{ ...project, image, position: index + 1 }] : [],
  )
  const own = projectsWithPage(content).find(({ page }) => page.path === path)
  if (own) return all.filter(({ id }) => id === own.project.id)
  if (path === pages.projects.path) return all.slice(0, 6)
  return path === pages.home.path ? all.filter(({ id }) => showcase.includes(id)).slice(0, 2) : []
}

const exhibitsOn = async (path: string, context: BuildContext, content: ReadContent) => {
  const { identity, projects, ui } = content
  const pictureFor = projectSources(context)
  const shown = projectsOn(path, content)
  if (shown.length > 0)
    return Promise.all(
      shown.map(async ({ position, ...project }) =>
        exhibit(
          await pictureFor(project, 'dark'),
          project.title,
          `${position} / ${projects.length}`,
        ),
      ),
    )
  const { portrait, portraitFocus } = identity
  if (!portrait) return []
  const source = await fileSource(context.root, portrait, formats.portrait, portraitFocus)
  return [await exhibit(source, ui.hero.portrait, ui.states.entered)]
}

/** Adds an image for each page to the store, for link previews; returns their addresses by path. */
export const makeCards = async (context: BuildContext): Promise<Record<string, string>> => {
  const content = await context.content()
  const { lang } = content.site
  const draw = async (page: CardPage) => {
    const { path } = page
    const exhibits = await exhibitsOn(path, context, content)
    const files = exhibits.map(({ picture }) => picture)
    const data = {
      ...wordsOnCard(content, page),
      colors: themes.dark,
      // Letters have marks above and below.
      tall: scriptOf(lang) !== 'Latn' || new Intl.Locale(lang).language === 'vi',
      pictures: exhibits.map(({ picture: _picture, ...said }) => said),
    }
    const card = await typeset(context, paths.card, data, files)
    const make = async () => {
      const svg = await card.make((compiler, document) => compiler.plainSvg(document))
      return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().jpeg(JPEG).toBuffer()
    }
    const name = `card-${plainName(path) ?? 'home'}`
    const key = digest(card.key, JPEG)
    return [path, context.url(context.store.add(name, 'jpg', key, make))]
  }
  return Object.fromEntries(await Promise.all(pagesOf(content).map(draw)))
}
