import { stringsIn } from '../lib/strings.ts'
import type { Resume } from './read-resume.ts'

/** Letters typical of a language, and their minimum share of a text. */
const LANGUAGES: [lang: string, letters: RegExp, share: number][] = [
  ['vi', /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu, 0.05],
  ['ur', /[ٹڈڑںےہھ]/gu, 0.05],
  ['fa', /[پچژگ]/gu, 0.03],
  ['ar', /\p{Script=Arabic}/gu, 0.5],
  ['he', /\p{Script=Hebrew}/gu, 0.5],
  ['hi', /\p{Script=Devanagari}/gu, 0.5],
  ['bn', /\p{Script=Bengali}/gu, 0.5],
  ['th', /\p{Script=Thai}/gu, 0.5],
  ['el', /\p{Script=Greek}/gu, 0.5],
  ['uk', /[іїєґ]/giu, 0.03],
  ['ru', /\p{Script=Cyrillic}/gu, 0.5],
  ['ko', /\p{Script=Hangul}/gu, 0.4],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.2],
  ['zh', /\p{Script=Han}/gu, 0.4],
]

/** The language of a résumé, as far as its letters show it; most Latin alphabets do not. */
export const guessLanguage = ({ basics, work, education }: Resume): string | undefined => {
  const sentences = [basics.label, basics.summary, work.map(({ summary }) => summary), education]
  const text = stringsIn(sentences)
    .map(([, sentence]) => sentence)
    .join(' ')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return LANGUAGES.find(
    ([, own, share]) => letters > 0 && (text.match(own)?.length ?? 0) / letters >= share,
  )?.[0]
}
