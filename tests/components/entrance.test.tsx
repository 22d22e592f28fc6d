/** What is scrolled to enters, and is shown in the end whatever happens. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { Entrance } from '#components/movement/entrance.tsx'
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

const I = {
  scrollTo: async (top: number) => {
    scrollTo(0, top)
    await settled()
  },
  see: async (state: 'waiting' | 'entering' | 'entered', seen?: number) => {
    await expect.poll(() => container().dataset['entrance']).toBe(state)
    if (seen !== undefined) expect(opacity()).toBe(seen)
  },
}

test('what the reader has scrolled past at once enters, too', async () => {
  await showThing(innerHeight + 200)
  await I.scrollTo(3 * innerHeight)
  await I.see('entering')
})

test('where the script was late, what is shown already does not enter', async () => {
  document.documentElement.dataset['script'] = 'late'
  await showThing(100)
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
