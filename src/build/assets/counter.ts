import { makeCv } from './cv.ts'
import { makeFonts } from './fonts.ts'
import { makeSprite } from './icons.ts'
import { makePictures } from './pictures.ts'
import { once, type Workshop } from './workshop.ts'

const constants = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** Where pages order: the text of each virtual module, made when it is first asked for. */
export const openCounter = (workshop: Workshop) => {
  const fonts = once(() => makeFonts(workshop))
  const pictures = once(() => makePictures(workshop))
  const sprite = once(() => makeSprite(workshop))
  const cv = once(() => makeCv(workshop))
  return {
    modules: {
      'virtual:pictures': async () => constants({ pictures: (await pictures()).pictures }),
      'virtual:pictures.css': async () => (await pictures()).css,
      'virtual:fonts': async () => {
        const { headlineFont, fontFiles } = await fonts()
        return constants({ headlineFont, fontFiles })
      },
      'virtual:fonts.css': async () => (await fonts()).css,
      'virtual:icons': async () => constants({ sprite: await sprite() }),
      'virtual:cv': async () => constants({ cv: await cv() }),
    } satisfies Record<string, () => Promise<string>>,
    /** Promises every file to the store. */
    orderAll: () => Promise.all([fonts(), pictures(), sprite(), cv()]),
  }
}

export type ModuleName = keyof ReturnType<typeof openCounter>['modules']
