const isFigure = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The figure of any script: each script has its ten in a row. */
const figure = (sign: string) => {
  const code = sign.codePointAt(0)!
  let first = code
  while (isFigure(first - 1)) first -= 1
  return String((code - first) % 10)
}

/** A text with its figures as ASCII has them: `۲` is 2. */
export const withFigures = (text: string) =>
  text.normalize('NFKC').replaceAll(/[^\P{Nd}\d]/gu, figure)
