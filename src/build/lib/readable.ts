/** Signs with which word processors end a line within a paragraph. */
const LINE_ENDS = /\r\n?|[\v\f\u2028\u2029]/g
/** The sign before an item of a list, from a font of signs: Word's are U+F0B7, U+F0A7, U+F0D8. */
const PRIVATE_BULLETS = /^[^\S\n]*\p{Co}\s*/gmu
/**
 * Signs that no font shows and nobody reads: control characters, and signs that only one program
 * knows.
 */
// oxlint-disable-next-line no-control-regex -- these are what is meant
const UNREADABLE = /[\0-\x08\x0e-\x1f\x7f\p{Co}]/gu

/** A pasted text without the signs that only the program understands that it was copied from. */
export const readable = (text: string) =>
  text.replaceAll(LINE_ENDS, '\n').replaceAll(PRIVATE_BULLETS, '• ').replaceAll(UNREADABLE, '')

const IN_BRACKETS = /\s*[([（]\s*(?:https?:\/\/|mailto:|www\.)[^\s)\]）]*\s*[)\]）]/g
const BARE = /https?:\/\/(?:www\.)?([^\s<>]+)/g

/** A text where its links cannot be pressed: an address in brackets is left out, another is shortened. */
export const withoutLinks = (text: string) =>
  text.replaceAll(IN_BRACKETS, '').replaceAll(BARE, '$1').trim()

export const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
