import { valueText } from '#devtools/inspector/explain/values.ts'

/** The answer to a call: whether it did what was asked, and if not, why. */
export type Answer = { ok: true; [field: string]: unknown } | Refusal

export interface Refusal {
  ok: false
  because: string
  [field: string]: unknown
}

/** Letters of a reason: it may quote what was asked, which may be of any length. */
const REASON_LENGTH = 500

/** An answer that says why not. */
export const refuse = (because: string, more: object = {}): Refusal => ({
  ok: false,
  because: because.length > REASON_LENGTH ? `${because.slice(0, REASON_LENGTH)}…` : because,
  ...more,
})

/** An answer as plain data: the browser passes on what JSON has a word for. */
export const plain = (answer: Answer): Answer => {
  try {
    return JSON.parse(valueText(answer)) as Answer
  } catch {
    return refuse('the answer cannot be written')
  }
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of a call's input, whatever that is: browsers do not check it. */
export const fieldsOf = (input: unknown): Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Fields) : {}

/** A field that must be a text; undefined if it is left out. */
export const textField = (input: unknown, name: string): string | undefined => {
  const value = fieldsOf(input)[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw new Error(`${name} is a text`)
  return value
}
