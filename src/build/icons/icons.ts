import { renderToStaticMarkup } from 'react-dom/server'
import type { IconType } from 'react-icons'

import { makeContactCode } from '../feeds/contact-code.ts'
import { digest } from '../lib/digest.ts'
import { iconOfLink } from './link-icons.ts'
import { shrinkPath } from './shrink-path.ts'
import { uiIcons } from './ui-icons.ts'
import type { BuildContext } from '../context/context.ts'

const INTRINSIC = /^<svg[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s
const PATH = /\bd="([^"]+)"/g
const COARSE = 100 // units: of a view box as wide as this, whole ones are fine enough

const symbolOf = (name: string, icon: IconType) => {
  const markup = renderToStaticMarkup(icon({}))
  const [, viewBox, drawing] = INTRINSIC.exec(markup) ?? []
  if (!drawing) throw new Error(`The icon ${name} is not drawn as expected: ${markup}`)
  const digits = Number(viewBox?.split(' ')[2]) > COARSE ? 0 : 1
  const shrunk = drawing.replaceAll(PATH, (_, path: string) => `d="${shrinkPath(path, digits)}"`)
  return `<symbol id="${name}" viewBox="${viewBox}">${shrunk}</symbol>`
}

export interface Icons {
  sprite: string
  /** The icon of each of the owner's links, by its network. */
  linkIcons: Record<string, string>
}

/** An SVG with a symbol for every icon that is named, and one for the contact's code. */
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
  const names = [...skills.map(({ icon }) => icon), ...Object.values(linkIcons)]
  const symbols = [...new Set<string>([...uiIcons, ...names])].toSorted().map((name) => {
    const icon = icons[name]
    if (typeof icon !== 'function') throw new Error(`No icon is called ${name}`)
    return symbolOf(name, icon as IconType)
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${contactCode}</svg>`
  const sprite = url(store.add('icons', 'svg', digest(svg), async () => Buffer.from(svg)))
  return { sprite, linkIcons }
}
