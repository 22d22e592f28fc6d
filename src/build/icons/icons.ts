import { renderToStaticMarkup } from 'react-dom/server'
import type { IconType } from 'react-icons'

import { makeContactCode } from '../feeds/contact-code.ts'
import { digest } from '../lib/digest.ts'
import { iconOfLink } from './link-icons.ts'
import { shrinkIcon } from './shrink-icon.ts'
import { uiIcons } from './ui-icons.ts'
import type { BuildContext } from '../context/context.ts'

const DRAWING = /^<svg[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s

// In dev every edit of the content asks for them again.
const shrunk = new Map<string, Promise<string>>()

const shrinkOnce = (markup: string) => {
  const icon = shrunk.get(markup) ?? shrinkIcon(markup)
  shrunk.set(markup, icon)
  return icon
}

const symbolOf = async (name: string, icon: unknown) => {
  if (typeof icon !== 'function') throw new Error(`No icon is called ${name}`)
  const markup = renderToStaticMarkup((icon as IconType)({}))
  const [, viewBox, drawing] = DRAWING.exec(await shrinkOnce(markup)) ?? []
  if (!drawing) throw new Error(`The icon ${name} is not drawn as expected: ${markup}`)
  return `<symbol id="${name}" viewBox="${viewBox}">${drawing}</symbol>`
}

export interface Icons {
  /** Of the interface, the owner's links and the contact's QR code. */
  sprite: string
  /** Of the skills, which not every page shows. */
  skillSprite: string
  /** The icon of each of the owner's links, by its network. */
  linkIcons: Record<string, string>
}

/** Adds the sprites to the store: a symbol for every icon that is used, and the contact's QR code. */
export const makeIcons = async (context: BuildContext): Promise<Icons> => {
  const { content, store, url } = context
  const [{ skills, identity }, simple, awesome, contactCode] = await Promise.all([
    content(),
    import('react-icons/si'),
    import('react-icons/fa6'),
    makeContactCode(context),
  ])
  const icons = { ...awesome, ...simple } as Record<string, unknown>
  const linkIcons = Object.fromEntries(
    identity.links.map((link) => [link.network, iconOfLink(link, Object.keys(icons))]),
  )
  const addSprite = async (name: string, used: string[], rest = '') => {
    const symbols = await Promise.all(
      [...new Set(used)].toSorted().map((icon) => symbolOf(icon, icons[icon])),
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${rest}</svg>`
    return url(store.add(name, 'svg', digest(svg), async () => Buffer.from(svg)))
  }
  const [sprite, skillSprite] = await Promise.all([
    addSprite('icons', [...uiIcons, ...Object.values(linkIcons)], contactCode),
    addSprite(
      'skills',
      skills.map(({ icon }) => icon),
    ),
  ])
  return { sprite, skillSprite, linkIcons }
}
