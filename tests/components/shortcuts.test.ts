/** Shortcuts work on every keyboard; text, compositions and the browser's own shortcuts are left alone. */
import { expect, onTestFinished, test } from 'vitest'

import { isComposing, type Shortcut, shortcutOf } from '#lib/shortcuts.ts'

type Pressed = KeyboardEventInit & { keyCode?: number }

/** What a key is, pressed on an element. */
const press = <Result>(
  target: Element,
  pressed: Pressed,
  look: (event: KeyboardEvent) => Result,
) => {
  let result: Result | undefined
  const onKeyDown = (event: KeyboardEvent) => (result = look(event))
  addEventListener('keydown', onKeyDown, { capture: true, once: true })
  target.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...pressed }),
  )
  return result
}

const pressed = (how: Pressed, target: Element = document.body) => press(target, how, shortcutOf)

const ctrl = { ctrlKey: true }
const shift = { shiftKey: true }
const altGr = { modifierAltGraph: true }

test.each<[keyboard: string, Pressed, Shortcut]>([
  ['English', { key: 'k', code: 'KeyK', ...ctrl }, 'Ctrl+K'],
  ['Apple’s', { key: 'k', code: 'KeyK', metaKey: true }, 'Ctrl+K'],
  ['Caps Lock', { key: 'K', code: 'KeyK', ...ctrl }, 'Ctrl+K'],
  ['Dvorak', { key: 'k', code: 'KeyV', ...ctrl }, 'Ctrl+K'],
  ['Arabic', { key: 'ن', code: 'KeyK', ...ctrl }, 'Ctrl+K'],
  ['Russian', { key: 'л', code: 'KeyK', ...ctrl }, 'Ctrl+K'],
  ['Greek', { key: 'κ', code: 'KeyK', ...ctrl }, 'Ctrl+K'],
  ['Hebrew', { key: 'ל', code: 'KeyK', ...ctrl }, 'Ctrl+K'],
  ['Korean', { key: 'ㅏ', code: 'KeyK', ...ctrl }, 'Ctrl+K'],
  ['a phone’s', { key: 'k', code: '', ...ctrl }, 'Ctrl+K'],
  ['English', { key: 'x', code: 'KeyX' }, 'X'],
  ['Caps Lock', { key: 'X', code: 'KeyX' }, 'X'],
  ['Dvorak', { key: 'x', code: 'KeyB' }, 'X'],
  ['Arabic', { key: 'ء', code: 'KeyX' }, 'X'],
  // A vowel sign, which is a mark and no letter.
  ['Hindi', { key: 'ं', code: 'KeyX' }, 'X'],
  ['Thai', { key: 'ป', code: 'KeyX' }, 'X'],
  ['English', { key: 'X', code: 'KeyX', ...ctrl, ...shift }, 'Ctrl+Shift+X'],
  ['Caps Lock', { key: 'x', code: 'KeyX', ...ctrl, ...shift }, 'Ctrl+Shift+X'],
  ['Arabic', { key: 'ْ', code: 'KeyX', ...ctrl, ...shift }, 'Ctrl+Shift+X'],
  ['Thai', { key: ')', code: 'KeyX', ...ctrl, ...shift }, 'Ctrl+Shift+X'],
  ['English', { key: '?', code: 'Slash', ...shift }, '?'],
  ['German', { key: '?', code: 'Minus', ...shift }, '?'],
  ['French, Caps Lock', { key: '?', code: 'KeyM' }, '?'],
  ['Urdu', { key: '؟', code: 'Slash', ...shift }, '?'],
  ['Russian', { key: ',', code: 'Slash', ...shift }, '?'],
  ['Hindi', { key: 'य़', code: 'Slash', ...shift }, '?'],
])('on a keyboard like this (%s), %o is %s', (_, how, shortcut) => {
  expect(pressed(how)).toBe(shortcut)
})

test.each<[what: string, Pressed]>([
  ['T of Dvorak, where others have K', { key: 't', code: 'KeyK', ...ctrl }],
  ['Q of Dvorak, where others have X', { key: 'q', code: 'KeyX' }],
  ['Firefox’s console', { key: 'K', code: 'KeyK', ...ctrl, ...shift }],
  ['the same with Caps Lock', { key: 'k', code: 'KeyK', ...ctrl, ...shift }],
  ['a Polish ź', { key: 'ź', code: 'KeyX', ...altGr }],
  ['a sign of Windows’ AltGr', { key: '≈', code: 'KeyX', ...ctrl, altKey: true }],
  ['a sign of Linux’s AltGr', { key: '≈', code: 'KeyX', ...altGr }],
  ['a question mark by AltGr', { key: '?', code: 'KeyW', ...altGr }],
  ['a sign of Option', { key: '˚', code: 'KeyK', altKey: true, metaKey: true }],
  ['both of Ctrl and Command', { key: 'k', code: 'KeyK', ...ctrl, metaKey: true }],
  ['a letter alone', { key: 'k', code: 'KeyK' }],
  ['cut', { key: 'x', code: 'KeyX', ...ctrl }],
  ['a Turkish ö, where others have a slash', { key: 'Ö', code: 'Slash', ...shift }],
  ['a German underscore', { key: '_', code: 'Slash', ...shift }],
  ['a French section sign', { key: '§', code: 'Slash', ...shift }],
  ['a slash', { key: '/', code: 'Slash' }],
  ['a dead key', { key: 'Dead', code: 'KeyX' }],
  ['an input method’s key', { key: 'x', code: 'KeyX', isComposing: true }],
  ['the last of them in WebKit', { key: 'x', code: 'KeyX', keyCode: 229 }],
])('%s is no shortcut: %o', (_, how) => {
  expect(pressed(how)).toBeUndefined()
})

const letters = [
  { key: 'x', code: 'KeyX' },
  { key: '?', code: 'Slash', ...shift },
  // Firefox: the direction of the text.
  { key: 'X', code: 'KeyX', ...ctrl, ...shift },
]

test.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<p contenteditable>a<b>c</b>',
])('a letter in %s is text; Ctrl+K opens the palette from there, too', (html) => {
  const container = document.createElement('div')
  container.setHTMLUnsafe(html)
  document.body.append(container)
  onTestFinished(() => container.remove())
  const field = container.querySelector('b') ?? container.firstElementChild!
  for (const letter of letters) expect(pressed(letter, field)).toBeUndefined()
  expect(pressed({ key: 'k', code: 'KeyK', ...ctrl }, field)).toBe('Ctrl+K')
})

test('a letter in a field of a shadow root is text', () => {
  const host = document.createElement('div')
  const field = document.createElement('input')
  host.attachShadow({ mode: 'open' }).append(field)
  document.body.append(host)
  onTestFinished(() => host.remove())
  for (const letter of letters) expect(pressed(letter, field)).toBeUndefined()
})

test('a keydown event without a key, as form fillers send it, is no shortcut', () => {
  let shortcut: Shortcut | undefined = 'X'
  const onKeyDown = (event: Event) => (shortcut = shortcutOf(event as KeyboardEvent))
  addEventListener('keydown', onKeyDown, { once: true })
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(shortcut).toBeUndefined()
})

test.each<[Pressed, boolean]>([
  [{ key: 'Escape', isComposing: true }, true],
  [{ key: 'Enter', keyCode: 229 }, true],
  [{ key: 'Process', keyCode: 229 }, true],
  [{ key: 'Enter', keyCode: 13 }, false],
])('%o belongs to a composition: %s', (how, belongs) => {
  expect(press(document.body, how, isComposing)).toBe(belongs)
})
