// Which keys are the site's: one place decides for the palette, the inspector and the look inside.

export type Shortcut = 'Ctrl+K' | 'Ctrl+Shift+X' | 'X' | '?'

/** The code of all keys that an input method takes. */
const TAKEN = 229

/**
 * Whether a key belongs to a word that is being composed: then it is nobody else's. WebKit sends the Enter that
 * ends a composition after its end, and only the code tells.
 */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === TAKEN

const LATIN_LETTER = /^\p{Script=Latin}$/u
/** Names of keys are longer. */
const ONE_SIGN = /^.$/su

/** Whether a key is a letter: the one that is printed on it or, if that is not Latin, the one of its place. */
const isLetter = ({ key, code }: KeyboardEvent, letter: 'K' | 'X') => {
  if (LATIN_LETTER.test(key)) return key.toUpperCase() === letter
  return ONE_SIGN.test(key) && code === `Key${letter}`
}

const QUESTION_MARK = /^[?？؟՞፧]$/
/** What keyboards without Latin letters have in its place; the others have signs there. */
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

/**
 * The shortcut that a key is, if it is one of the site's. `Ctrl` stands for Command, too. Keys with Alt or
 * AltGr write signs, and Firefox has Ctrl+Shift+K and, in a field, Ctrl+Shift+X.
 */
export const shortcutOf = (event: KeyboardEvent): Shortcut | undefined => {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  // What fills in a form sends events that have nothing of a key.
  const writesSigns = altKey || event.getModifierState?.('AltGraph')
  if (writesSigns || isComposing(event)) return
  if (ctrlKey !== metaKey) {
    if (!shiftKey) return isLetter(event, 'K') ? 'Ctrl+K' : undefined
    return isLetter(event, 'X') && !isTyping(event) ? 'Ctrl+Shift+X' : undefined
  }
  if (ctrlKey || isTyping(event)) return
  if (isLetter(event, 'X')) return 'X'
  return isQuestionMark(event) ? '?' : undefined
}
