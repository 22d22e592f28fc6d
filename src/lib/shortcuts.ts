// The site's keys: which there are, and when a press is one of them. `onShortcut` is told what a key does.

import { pageFlags } from './page-flags.ts'
import { storageKey } from './storage-key.ts'

/** Letters that act alone, outside of fields. */
const LETTERS = ['X'] as const

type Letter = (typeof LETTERS)[number]

/** The keys that a visitor may switch off, because they act without another key. */
export const singleKeys = () => [...LETTERS, '?'] as const

export type Shortcut = 'Ctrl+K' | 'Ctrl+Shift+X' | ReturnType<typeof singleKeys>[number]

/** The key code of each key that an input method takes. */
const TAKEN = 229

/**
 * Whether a key belongs to a word that is being composed, and so to nobody else. WebKit sends the
 * Enter that ends a composition after its end: only the key code tells then.
 */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === TAKEN

const LATIN_LETTER = /^\p{Script=Latin}$/u
/** A key of one sign; names of keys are longer. */
const ONE_SIGN = /^.$/su

/**
 * Whether a key is a letter: the letter printed on it or, on a keyboard without Latin letters, the
 * Latin letter of its place.
 */
const isLetter = ({ key, code }: KeyboardEvent, letter: 'K' | Letter) => {
  if (LATIN_LETTER.test(key)) return key.toUpperCase() === letter
  return ONE_SIGN.test(key) && code === `Key${letter}`
}

const QUESTION_MARK = /^[?？؟՞፧]$/
/**
 * The sign that keyboards without Latin letters have at that place; other keyboards have
 * punctuation there.
 */
const OTHER_SIGN = /^(?:,|[\p{L}\p{M}]+)$/u

const isQuestionMark = ({ key, code, shiftKey }: KeyboardEvent) => {
  const isOnSlashKey = shiftKey && code === 'Slash'
  const isOther = OTHER_SIGN.test(key) && !LATIN_LETTER.test(key)
  return QUESTION_MARK.test(key) || (isOnSlashKey && isOther)
}

/** Whether a key is typed into a field, also one in an extension's shadow root. */
const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath()
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input,textarea,select')
}

/** The palette's switch, in this tab or another: with speech input, words would press keys (WCAG 2.1.4). */
const doSingleKeysAct = () => {
  try {
    return (pageFlags().keys ?? localStorage[storageKey('keys')]) !== 'off'
  } catch {
    return true
  }
}

/**
 * The shortcut that a key is, if it is one of the site's. `Ctrl` stands for Command, too. Keys with Alt or
 * AltGr write signs, and Firefox has Ctrl+Shift+K and, in a field, Ctrl+Shift+X.
 */
export const shortcutOf = (event: KeyboardEvent): Shortcut | undefined => {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  // A form filler sends key events that have no fields of a key.
  const writesSigns = altKey || event.getModifierState?.('AltGraph')
  if (writesSigns || isComposing(event)) return
  if (ctrlKey !== metaKey) {
    if (!shiftKey) return isLetter(event, 'K') ? 'Ctrl+K' : undefined
    return isLetter(event, 'X') && !isTyping(event) ? 'Ctrl+Shift+X' : undefined
  }
  if (ctrlKey || isTyping(event)) return
  const single = LETTERS.find((letter) => isLetter(event, letter)) ?? (isQuestionMark(event) && '?')
  return single && doSingleKeysAct() ? single : undefined
}

/**
 * Calls `act` at each press of a shortcut, which then means nothing else; returns a function that ends it.
 *
 * @param isOurs whether the press is the site's where it was made; by default anywhere
 */
export const onShortcut = (
  shortcut: Shortcut,
  act: (event: KeyboardEvent) => void,
  isOurs: (event: KeyboardEvent) => boolean = () => true,
) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (shortcutOf(event) !== shortcut || !isOurs(event)) return
    event.preventDefault()
    if (!event.repeat) act(event)
  }
  // Captured: React stops events of what it has not hydrated yet.
  addEventListener('keydown', onKeyDown, true)
  return () => removeEventListener('keydown', onKeyDown, true)
}
