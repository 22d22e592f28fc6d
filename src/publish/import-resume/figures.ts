/** The figures of each script by those of ASCII: `۲` is 2. */
const figures = new Map(
  Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
    const form = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
    const signs = Array.from({ length: 10 }, (_, figure) => form.format(figure))
    const isOfSigns = signs.every((sign) => /^\p{Nd}$/u.test(sign))
    return isOfSigns ? signs.map((sign, figure) => [sign, String(figure)] as const) : []
  }),
)

/** A text with its figures as ASCII has them. */
export const withFigures = (text: string) =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (figure) => figures.get(figure) ?? figure)
