import { renderToStaticMarkup } from 'react-dom/server'
import type { IconType } from 'react-icons'
import { optimize } from 'svgo'

import { type LinkIcon, themeIcons, uiIcons } from '#site/components/controls/sprite-icon.ts'
import { once } from '#lib/once.ts'
import { digest } from '#build/lib/digest.ts'
import { iconOfLink } from '#lib/link-icons.ts'
import type { BuildContext } from '#build/context/context.ts'

const DRAWING = /^<svg[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s

/**
 * Width from which on an icon's grid is fine (512 units): its numbers need no digit after the
 * point; those of a coarse grid (24) need one.
 */
const COARSE = 100

const shrink = (markup: string) => {
  const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(markup)?.[1])
  return optimize(markup, { floatPrecision: width > COARSE ? 0 : 1 }).data
}

/** Each icon is drawn once, and not after each edit of the content. */
const symbolOf = once((name: string, icon: unknown) => {
  const markup = renderToStaticMarkup((icon as IconType)({}))
  const [, viewBox, drawing] = DRAWING.exec(shrink(markup)) ?? []
  if (!drawing) throw new Error(`The icon ${name} is not drawn as expected: ${markup}`)
  return `<symbol id="${name}" viewBox="${viewBox}">${drawing}</symbol>`
})

/** Adds the sprite to the store: a symbol for every icon that is used. One file is one request. */
export const makeIcons = async ({ content, store, url }: BuildContext) => {
  const [{ skills, identity }, simple, awesome] = await Promise.all([
    content(),
    import('react-icons/si'),
    import('react-icons/fa6'),
  ])
  const icons = { ...awesome, ...simple } as Record<string, unknown>
  const linkIcons = Object.fromEntries(
    identity.links.map((link) => [link.network, iconOfLink(link, Object.keys(icons)) as LinkIcon]),
  )
  const used = new Set<string>([
    ...Object.values(themeIcons),
    ...uiIcons,
    ...Object.values(linkIcons),
    ...skills.flatMap(({ icon }) => icon ?? []),
  ])
  const symbols = [...used].toSorted().map((icon) => symbolOf(icon, icons[icon]))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  return {
    /** Address of an SVG whose symbols are named as in react-icons (`#FaPlay`). */
    sprite: url(store.add('icons', 'svg', digest(svg), async () => Buffer.from(svg))),
    /** The icon of each of the owner's links, by its network. */
    linkIcons,
  }
}
