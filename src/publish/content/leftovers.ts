import { type Finding, findingAt } from './finding.ts'
import { hintFor } from './field-info.ts'
import sample from './sample.json' with { type: 'json' }
import { stringsIn } from './strings.ts'

const texts = new Set(sample)

/** Whether a text is one of the sample's. */
export const isOfSample = (text: string) => texts.has(text)

/** Texts of the sample that describe its owner. An owner who keeps one takes it out of `sample.json`. */
export const findLeftovers = (content: object): Finding[] =>
  stringsIn(content)
    .filter(([, text]) => isOfSample(text))
    .map(([path]) => findingAt(content, path, `is the sample’s: write ${hintFor(path)}`))
