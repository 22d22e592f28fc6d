import { array, constantFrom, integer, oneof, tuple } from 'fast-check'

/** Words of each script that an owner may write in. */
const vocabularies = [
  'I build whole web applications that hold their state and answer quickly'.split(' '),
  'Tôi xây dựng ứng dụng web nhanh ổn định Nguyễn Thị Hường kỹ sư phần mềm'.split(' '),
  'أبني تطبيقات ويب كاملة وسريعة مهندسة برمجيات'.split(' '),
  'میں مکمل ویب ایپلیکیشنز بناتی ہوں جو تیز اور قابلِ اعتماد ہیں'.split(' '),
  'मैं पूरे वेब अनुप्रयोग बनाता हूँ जो तेज़ और भरोसेमंद हैं'.split(' '),
  '我 构建 完整 的 网络 应用 快速 可靠'.split(' '),
  ['🚀', '✨', '👩‍💻', '🎉'],
  ['<b>', '&amp;', '"quoted"', "it's", '`${x}`', '\\n', 'C++', 'C#', '100%'],
]

const LONGEST = 300 // letters

const word = constantFrom(...vocabularies).chain((vocabulary) => constantFrom(...vocabulary))

/** One word repeated without a space, up to the longest that is to be borne. */
const longWord = tuple(
  constantFrom(...vocabularies[0]!, ...vocabularies[1]!),
  integer({ min: 2, max: 100 }),
).map(([part, times]) => part.repeat(times).slice(0, LONGEST))

/** A few words; one in twenty of them is very long. */
export const phrase = (maxLength = 8) =>
  array(oneof({ weight: 19, arbitrary: word }, { weight: 1, arbitrary: longWord }), {
    minLength: 1,
    maxLength,
  }).map((words) => words.join(' '))

/** One to four sentences. */
export const paragraph = phrase(60)
