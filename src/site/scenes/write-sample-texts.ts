import type { SceneContext } from './scene.ts'

// `wrong|right` is a word and its correction.
const SAMPLE_TEXTS = [
  [
    'Good writing never happen|happens',
    'by acident.|accident. It is rewriten|rewritten',
    'untill|until every word as|has',
    'earned its place.',
  ],
  [
    'Say it simple.|simply. Than|Then say',
    'it again with less|fewer words,',
    'until their|there is nothing',
    'left too|to cut.',
  ],
]

/** A word of a text and its correction. */
export interface Correction {
  wrong: string
  right: string
  wrongWidth: number
  rightWidth: number
  /** Index of the correction within its text; undefined for a word that is right. */
  fix: number | undefined
}

/** The texts as lines of words, measured in the context's font. */
export const readSampleTexts = (context: SceneContext) =>
  SAMPLE_TEXTS.map((lines) => {
    let fixes = 0
    return lines.map((line) =>
      line.split(' ').map((mark): Correction => {
        const [wrong = '', right] = mark.split('|')
        return {
          wrong,
          right: right ?? wrong,
          wrongWidth: context.measureText(wrong).width,
          rightWidth: context.measureText(right ?? wrong).width,
          fix: right === undefined ? undefined : fixes++,
        }
      }),
    )
  })
