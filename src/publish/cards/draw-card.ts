import { createCanvas, type Canvas, type Image, type SKRSContext2D } from '@napi-rs/canvas'

import { themes } from '../../../uno.config.ts'
import type { FontRole } from '../fonts/families.ts'
import { directionOf, scriptOf } from '../lib/language.ts'
import { drawEdge, drawGround, drawPanel, drawPip, panelHeight } from './panel.ts'
import { setText, type TextStyle } from './text-layout.ts'

const { dark } = themes
/** The size that link previews expect. */
const CARD = { width: 1200, height: 630 }
const MARGIN = 72
const COLUMN = 540 // width of the text
const RIGHT = 690 // left edge of the pictures

const heading = { family: 'Display', weight: 680, tracking: -0.03 } as const
const body = { family: 'Text', weight: 400 } as const
const styles = {
  path: {
    family: 'Mono',
    weight: 500,
    sizes: [22],
    leading: 1.3,
    width: COLUMN,
    height: 30,
  },
  title: { ...heading, sizes: [76, 66, 58, 50, 43, 36], leading: 1.04, width: COLUMN, height: 214 },
  description: { ...body, sizes: [26, 23], leading: 1.45, width: COLUMN - 20, height: 116 },
  owner: { ...heading, sizes: [30, 26], leading: 1.3, width: COLUMN - 50, height: 40 },
  label: { ...body, sizes: [22], leading: 1.4, width: COLUMN - 50, height: 32 },
} satisfies Record<string, TextStyle & { family: FontRole }>

/** A picture and its captions. */
export interface Exhibit {
  picture: Canvas | Image
  name: string
  state: string
  /** Height for a width of 1. */
  ratio: number
}

export interface CardWords {
  /** The page's path, as the header of a state card. */
  path: string
  title: string
  description: string
  owner: string
  label: string
}

/** Places one or two pictures in a column, more in two columns, within the card's height. */
const placePictures = (context: SKRSContext2D, exhibits: Exhibit[], family: string) => {
  const isMirrored = context.direction === 'rtl'
  const columns = exhibits.length > 2 ? 2 : 1
  const rows = Math.ceil(exhibits.length / columns)
  const gap = 26
  const ratio = exhibits[0]?.ratio ?? 1
  const most = CARD.height - 2 * (MARGIN - 20)
  const share = (most - gap * (rows - 1)) / rows
  const broad = (CARD.width - MARGIN + 20 - RIGHT - gap * (columns - 1)) / columns
  const width = Math.min(broad, (share - panelHeight(0, 0)) / ratio)
  const height = panelHeight(width, ratio)
  const top = (CARD.height - rows * height - (rows - 1) * gap) / 2
  const left = CARD.width - MARGIN + 20 - columns * width - (columns - 1) * gap
  for (const [index, { picture, name, state }] of exhibits.entries()) {
    const x = left + (index % columns) * (width + gap)
    const y = top + Math.floor(index / columns) * (height + gap)
    const place = { x: isMirrored ? CARD.width - x - width : x, y, width, height }
    drawPanel(context, picture, place, [name, state], family)
  }
  return { x: left, y: top + 22 }
}

/** Letters with marks above and below need more line height than Latin ones. */
const leastLeading = (lang: string) =>
  scriptOf(lang) === 'Latn' && new Intl.Locale(lang).language !== 'vi' ? 1 : 1.24

/** Language and fonts of the text. */
interface Writing {
  lang: string
  /** A `font-family` list for each role. */
  families: Record<FontRole, string>
}

/** Draws a page's card, mirrored for right-to-left languages. */
export const drawCard = (
  words: CardWords,
  exhibits: Exhibit[],
  { lang, families }: Writing,
): Canvas => {
  const canvas = createCanvas(CARD.width, CARD.height)
  const context = canvas.getContext('2d')
  context.lang = lang // the host's language would change some glyphs
  context.direction = directionOf(lang)
  const isMirrored = context.direction === 'rtl'
  const across = (x: number) => (isMirrored ? CARD.width - x : x)
  const set = (name: keyof typeof styles, wording: string) => {
    const style: TextStyle & { family: FontRole } = styles[name]
    // Joined letters allow no tracking.
    const tracking = isMirrored ? 0 : (style.tracking ?? 0)
    const leading = Math.max(style.leading, leastLeading(lang))
    return setText(context, wording, {
      ...style,
      family: families[style.family],
      tracking,
      leading,
    })
  }
  drawGround(context, CARD.width, CARD.height)

  const path = set('path', words.path)
  const title = set('title', words.title)
  const description = set('description', words.description)
  if (exhibits.length > 0) {
    const place = placePictures(context, exhibits, families.Mono)
    drawEdge(context, [across(MARGIN + path.width + 18), MARGIN + 14], [across(place.x), place.y])
  }
  path.draw({ x: across(MARGIN), y: MARGIN, color: dark.signal })
  const footer = CARD.height - MARGIN - 74
  const free = footer - MARGIN - 40 - title.height - 20 - description.height
  const top = MARGIN + 40 + Math.max(0, free / 2)
  title.draw({ x: across(MARGIN), y: top, color: dark.text })
  description.draw({ x: across(MARGIN), y: top + title.height + 20, color: dark.muted })
  drawPip(context, across(MARGIN + 14), footer + 20)
  set('owner', words.owner).draw({ x: across(MARGIN + 46), y: footer, color: dark.text })
  set('label', words.label).draw({
    x: across(MARGIN + 46),
    y: footer + 40,
    color: dark.muted,
  })
  return canvas
}
