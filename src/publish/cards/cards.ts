import sharp from 'sharp'

import { themes } from '../../../uno.config.ts'
import { projectPages, projectsWithHue } from '../context/content-parts.ts'
import type { BuildContext } from '../context/context.ts'
import type { Content } from '../context/content.ts'
import { pagesOf } from '../feeds/publication.ts'
import { digest, versionOf } from '../lib/digest.ts'
import { directionOf, scriptOf } from '../lib/language.ts'
import { formats, type PictureFormat } from '../pictures/formats.ts'
import { openPainter } from '../pictures/painter.ts'
import { fileSource } from '../pictures/sources.ts'
import { typeset } from '../typst/typeset.ts'

const JPEG = { quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' } as const
/** The size that link previews expect, px. */
const SIZE = { width: 1200, height: 630 }
const SCENE = 'scene:'
const SHARPNESS = 2 // pixels of a scene per pixel of the card

/** A page's image for link previews. */
export interface Card {
  url: string
  width: number
  height: number
}

/** The projects that have a picture. */
const picturedOf = (content: Content) =>
  projectsWithHue(content).flatMap((project) =>
    project.image ? [{ ...project, image: project.image }] : [],
  )

type PicturedProject = ReturnType<typeof picturedOf>[number]

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

const openGallery = async (context: BuildContext) => {
  const paint = await openPainter(context)
  const ofFile = async (file: string, format: PictureFormat, focus?: string) => {
    const source = await fileSource(context.root, file, format, focus)
    return (await source.draw(Math.max(...source.widths))).png().toBuffer()
  }
  const ofProject = async (project: PicturedProject, place: string) => {
    const { image, imageFocus, hue, title } = project
    const ratio = formats.project.ratio
    const frame = { theme: 'dark', hue, width: 640, height: 640 * ratio, scale: SHARPNESS } as const
    const picture = image.startsWith(SCENE)
      ? paint(image.slice(SCENE.length), frame).toBuffer('image/png')
      : await ofFile(image, formats.project, imageFocus)
    return { picture, ratio, name: title, state: place }
  }
  return { ofFile, ofProject }
}

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
    portrait: { name: ui.hero.portrait, state: ui.hero.portraitStates['entered'] ?? '' },
  }
}

/** Returns a function that picks a page's pictures: its projects, or the portrait. */
const choose = async (context: BuildContext, content: Content) => {
  const { showcase, identity, pages } = content
  const projects = picturedOf(content)
  const { ofFile, ofProject } = await openGallery(context)
  const shown = projects.filter(({ id }) => showcase.includes(id))
  const several = async (some: PicturedProject[], total: number): Promise<Exhibit[]> =>
    Promise.all(some.map((project, index) => ofProject(project, `${index + 1} / ${total}`)))
  const portrait = async (captions: Captions): Promise<Exhibit[]> => [
    {
      picture: await ofFile(identity.portrait, formats.portrait, identity.portraitFocus),
      ratio: formats.portrait.ratio,
      ...captions,
    },
  ]
  return (path: string, captions: Captions) => {
    const own = projectPages(content).find(({ page }) => page.path === path)?.project.id
    if (own !== undefined) {
      const place = content.projects.findIndex(({ id }) => id === own) + 1
      const state = `${place} / ${content.projects.length}`
      return Promise.all(
        projects.filter(({ id }) => id === own).map((project) => ofProject(project, state)),
      )
    }
    const some = path === pages.home.path ? shown.slice(0, 2) : projects.slice(0, 6)
    if (path === pages.about.path || some.length === 0) return portrait(captions)
    return several(some, path === pages.home.path ? showcase.length : content.projects.length)
  }
}

/** Adds an image for each page to the store; returns them by path. */
export const makeCards = async (context: BuildContext): Promise<Record<string, Card>> => {
  const content = await context.content()
  const { lang } = content.site
  const exhibitsOf = await choose(context, content)
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
    const name = `card-${
      path
        .match(/[a-z0-9]+/gi)
        ?.join('-')
        .toLowerCase() ?? 'home'
    }`
    const key = digest(card.key, JSON.stringify(JPEG), versionOf(context.root, 'sharp'))
    return [path, { url: context.url(context.store.add(name, 'jpg', key, make)), ...SIZE }]
  }
  return Object.fromEntries(await Promise.all(pagesOf(content).map(draw)))
}
