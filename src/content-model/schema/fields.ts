import * as v from 'valibot'

import type * as fontAwesome from 'react-icons/fa6'
import type * as simpleIcons from 'react-icons/si'

import { hues } from './hues.ts'
import { ONGOING, parseMonth } from './month.ts'

const PICTURE_ENDINGS = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg'] as const
type PictureEnding = (typeof PICTURE_ENDINGS)[number]

/** A name exported by `react-icons/si` (brands) or `react-icons/fa6` (the rest). */
export type IconName = keyof typeof simpleIcons | keyof typeof fontAwesome

/** A scene drawn by code (`scene:earth`), or a file in `src/content/images` (`shop.png`). */
export type Image = `scene:${string}` | `${string}.${PictureEnding | Uppercase<PictureEnding>}`

/** The point of an image that stays visible when it is cropped: per cent from the left and the top. */
type Focus = `${number}% ${number}%`

/** Whether a file may be used as a picture, by its ending; capitals are allowed. */
export const isPictureName = (file: string) =>
  PICTURE_ENDINGS.some((ending) => file.toLowerCase().endsWith(`.${ending}`))

/** Whether a file is a video, by its ending. */
export const isVideoName = (file: string) => /\.(?:mp4|webm)$/.test(file)

/** The kind of thing that a field's value names; `broken-references.ts` checks that it exists. */
export type ReferenceKind = 'icon' | 'picture' | 'image'

/** The message of an empty text; the report adds what to write. */
export const EMPTY = 'is empty'
/** A phone number: digits and common separators. */
export const PHONE = /^\(?\+?[\d ()./-]{5,}$/

/** The same schema with a narrower type than its checks can express. */
const typed = <Text extends string>(schema: v.GenericSchema<string>) =>
  schema as v.GenericSchema<Text>

/** A text that is not empty. The hint completes the message “write …” of a missing text. */
export const text = (hint = 'words of your own') =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(EMPTY), v.description(hint))

export const sentences = v.exactOptional(v.array(text()))

/** Whether the CV has the entry; by default it does. */
export const inCv = v.exactOptional(v.boolean())

const reference = (to: ReferenceKind, hint?: string) =>
  v.pipe(text(hint), v.metadata({ reference: to }))

export const icon = () => typed<IconName>(reference('icon', 'the name of an icon, like SiReact'))
export const picture = (hint: string) => reference('picture', hint)
export const image = (hint: string) => typed<Image>(reference('image', hint))

export const isWebAddress = (address: string) =>
  /^https?:\/\/(?:localhost\b|[^\s/]+[.:])(?:%[\da-f]{2}|[^\s%])*$/i.test(address) &&
  URL.canParse(address)

export const NO_WEB_ADDRESS = [
  'is no web address',
  'it whole, like https://you.example/page',
] as const

/**
 * A text of a certain form. The fault says what the text is not; the hint, or other advice, says
 * what to write.
 */
export const checked = (
  hint: string,
  isRight: (value: string) => boolean,
  fault: string,
  advice = hint,
) => v.pipe(text(hint), v.check(isRight, `${fault}: write ${advice}`))

export const url = (hint = 'a web address, like https://you.example/page') =>
  checked(hint, isWebAddress, ...NO_WEB_ADDRESS)

const DATE = 'a month like 2025-07 or Jul-2025, or a year like 2025'
/** The placeholder of a date that is left to write. */
export const NO_DATE = 'Your date'
const isMonth = (value: string) => value === NO_DATE || parseMonth(value) !== undefined

export const date = () => checked(DATE, isMonth, 'is no date')
export const endDate = () =>
  checked(`${DATE}, or ${ONGOING}`, (value) => value === ONGOING || isMonth(value), 'is no date')

const isPoint = (value: string) => /^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/.test(value)
export const focus = () => typed<Focus>(checked('a point like 50% 30%', isPoint, 'is no point'))

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value)
export const brandColor = () => checked('a colour like #61dafb', isColour, 'is no colour')

export const degrees = (limit: number) => {
  const message = `is no angle: write degrees from -${limit} to ${limit}`
  return v.pipe(
    v.number(),
    v.minValue(-limit, message),
    v.maxValue(limit, message),
    v.description(`degrees from -${limit} to ${limit}`),
  )
}

export const hue = () =>
  v.picklist(hues, `is no colour of the site: write one of ${hues.join(', ')}`)

/** Any selection of the texts in a value, at any depth under the same names; lists are whole. */
export const like = (value: unknown): v.GenericSchema => {
  if (typeof value !== 'object' || value === null) return text()
  if (Array.isArray(value)) return v.array(like(value[0]))
  const schemas = Object.entries(value).map(([name, inner]) => [name, v.exactOptional(like(inner))])
  return v.strictObject(Object.fromEntries(schemas) as v.ObjectEntries)
}
