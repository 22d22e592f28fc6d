/** What is scrolled to enters, and is shown in the end whatever happens; nothing is seen to go. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { Entrance } from '#site/components/movement/entrance.tsx'
import { show } from './render.tsx'
import { systemSays } from './system.ts'
import { animations, pass, settled, stopTime } from './time.ts'

const ENTERING_MS = 1000

const container = () => page.getByText('thing').element().parentElement!
const opacity = () => Number(getComputedStyle(container()).opacity)

/** A thing of 100 pixels that starts so many pixels from the window's upper edge. */
const showThing = async (top: number) => {
  stopTime()
  show(
    <div style={{ height: '400vh', paddingTop: top }}>
      <Entrance id="thing" name="enterJob">
        <p style={{ height: 100, margin: 0 }}>thing</p>
      </Entrance>
    </div>,
  )
  await settled()
}

/** The visitor has done nothing yet: a component takes that from the page's flag. */
const beforeAnySign = async () => {
  // The end of a test before may have scrolled.
  await settled()
  document.documentElement.dataset['untouched'] = ''
}

/** The first sign, which takes the flag away before anything else hears it. */
const sign = async (event: Event) => {
  delete document.documentElement.dataset['untouched']
  dispatchEvent(event)
  await settled()
}

const I = {
  press: (key: string) => sign(new KeyboardEvent('keydown', { key })),
  turnTheWheel: () => sign(new WheelEvent('wheel', { deltaY: 100 })),
  scrollTo: async (top: number) => {
    scrollTo(0, top)
    await settled()
  },
  see: async (state: 'shown' | 'waiting' | 'entering' | 'entered', seen?: number) => {
    await expect.poll(() => container().dataset['entrance']).toBe(state)
    if (seen !== undefined) expect(opacity()).toBe(seen)
  },
}

test('what the reader has scrolled past at once enters, too', async () => {
  await showThing(innerHeight + 200)
  await I.see('waiting', 0)
  await I.scrollTo(3 * innerHeight)
  await I.see('entering')
})

test('what is out of view is hidden at the first sign, not before, and then enters', async () => {
  await beforeAnySign()
  await showThing(innerHeight)
  await I.see('shown', 1)
  await I.press('End')
  await I.see('waiting', 0)
  await I.scrollTo(140)
  await I.see('entering')
})

test('what is not displayed at the first sign enters when it is', async () => {
  await beforeAnySign()
  await showThing(100)
  container().parentElement!.hidden = true
  await I.press('Enter')
  container().parentElement!.hidden = false
  await I.see('entering')
})

test.each([
  ['in view at the first sign', -1, () => I.press('End')],
  ['where the page may scroll on before the script hides it', 100, () => I.turnTheWheel()],
])('what is %s stays', async (_, below, act) => {
  await beforeAnySign()
  await showThing(innerHeight + below)
  await act()
  await I.see('entered', 1)
  await I.scrollTo(innerHeight)
  await I.see('entered', 1)
  expect(animations()).toHaveLength(0)
})

test.each([
  ['motion is turned off', () => systemSays({ 'prefers-reduced-motion': 'reduce' })],
  ['it is no longer displayed', () => void (container().style.display = 'none')],
])('it is entered at once when %s midway', async (_, act) => {
  await showThing(100)
  await pass(ENTERING_MS / 2)
  await act()
  await I.see('entered', 1)
})
