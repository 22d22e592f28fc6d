import { partsOf } from '../context/content-parts.ts'
import { datesOnPages } from '../feeds/dates.ts'
import { originOf } from '../lib/address.ts'
import { FOLDER_MARK, leadTo } from '../lib/any-folder.ts'
import { makeCards } from '../cards/cards.ts'
import { makeContact } from '../feeds/contact-code.ts'
import { makeCv } from '../cv/cv.ts'
import { makeFavicons } from '../icons/favicons.ts'
import { makeManifest } from '../icons/manifest.ts'
import { makeFeeds } from '../feeds/feeds.ts'
import { makeFonts } from '../fonts/fonts.ts'
import { makeIcons } from '../icons/icons.ts'
import { makePictures } from '../pictures/pictures.ts'
import { focusRule, picturesSeenFirst, projectLists } from './project-lists.ts'
import { once } from '../lib/once.ts'
import type { BuildContext } from '../context/context.ts'

/** A value as code; addresses in a folder that is not known yet are completed where it runs. */
const codeOf = (value: unknown) => {
  const json = JSON.stringify(value) ?? 'undefined'
  return json.includes(FOLDER_MARK)
    ? `JSON.parse(${JSON.stringify(json)}.replaceAll(${JSON.stringify(FOLDER_MARK)}, FOLDER))`
    : json
}

const constants = (values: Record<string, unknown>) => {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${codeOf(value)}`,
  )
  const isLed = lines.some((line) => line.includes(FOLDER_MARK))
  return [...(isLed ? ["import { FOLDER } from '/src/routing/base-path.ts'"] : []), ...lines].join(
    '\n',
  )
}

/** Style sheets lie in a folder of their own. */
const sheet = (css: string) => leadTo(css, '../')

/** Where pages order: the text of each virtual module, made when it is first asked for. */
export const virtualModules = (context: BuildContext) => {
  const fonts = once(() => makeFonts(context))
  const pictures = once(() => makePictures(context))
  const projects = once(async () => projectLists(await context.content(), await pictures()))
  const icons = once(() => makeIcons(context))
  const cv = once(() => makeCv(context))
  const contact = once(() => makeContact(context))
  // Nobody asks for them while nobody can be told where they are.
  const cards = once(async () =>
    originOf((await context.content()).site.address) ? makeCards(context) : {},
  )
  const files = once(() =>
    Promise.all([makeFeeds(context), makeFavicons(context), makeManifest(context)]),
  )
  return {
    modules: {
      'virtual:portrait': async () => {
        const { identity } = await context.content()
        return constants({ portrait: (await pictures()).pictures[identity.portrait] })
      },
      'virtual:projects/showcase': async () => constants({ shown: (await projects()).shown }),
      'virtual:projects/previews': async () => constants({ previews: (await projects()).previews }),
      'virtual:projects/first': async () => {
        const { first, total } = await projects()
        return constants({ first, total })
      },
      'virtual:projects/rest': async () => constants({ rest: (await projects()).rest }),
      'virtual:pictures.css': async () => {
        const content = await context.content()
        const { standIns } = await pictures()
        const rules = picturesSeenFirst(content).map((name) => standIns[name])
        return sheet([focusRule(content), ...rules].join('\n'))
      },
      'virtual:fonts': async () => {
        const { headlineFont, fontFiles } = await fonts()
        return constants({ headlineFont, fontFiles })
      },
      'virtual:fonts.css': async () => sheet((await fonts()).css),
      'virtual:icons': async () => constants({ ...(await icons()) }),
      'virtual:content-parts': async () => constants({ has: partsOf(await context.content()) }),
      'virtual:dates': async () => constants({ dates: datesOnPages(await context.content()) }),
      'virtual:cv': async () => constants({ cv: await cv() }),
      'virtual:contact': async () => constants({ contact: await contact() }),
      'virtual:head': async () => {
        const { site } = await context.content()
        return constants({ origin: originOf(site.address), cards: await cards() })
      },
    } satisfies Record<string, () => Promise<string>>,
    /** Promises the files that are asked for by name. */
    orderFiles: files,
    /** Promises every file to the store. */
    orderAll: () => Promise.all([fonts(), pictures(), icons(), cv(), cards(), files()]),
  }
}

export type ModuleName = keyof ReturnType<typeof virtualModules>['modules']
