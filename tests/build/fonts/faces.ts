import { makeFonts } from '../../../src/build/fonts/fonts.ts'
import type { BuildContext } from '../../../src/build/context/context.ts'

const codesIn = (range: string) =>
  Array.from(range.matchAll(/U\+(\w+)(?:-(\w+))?/g)).flatMap(([, from, to]) => {
    const first = Number.parseInt(from!, 16)
    const last = Number.parseInt(to ?? from!, 16)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })

/** The `@font-face` rules of the site: those with a file, and those that stand in for them. */
export const orderFaces = async (context: BuildContext) => {
  const { css, firstFonts } = await makeFonts(context)
  const rules = css.match(/@font-face \{[^}]+\}/g) ?? []
  const faces = rules.map((rule) => ({
    rule,
    family: /font-family: '?([^';]+)/.exec(rule)?.[1] ?? '',
    url: /url\('([^']+)'\)/.exec(rule)?.[1] ?? '',
    claimed: codesIn(/unicode-range: ([^;]+)/.exec(rule)?.[1] ?? ''),
  }))
  return {
    firstFonts,
    shipped: faces.filter(({ url }) => url),
    standIns: faces.filter(({ url }) => !url),
  }
}
