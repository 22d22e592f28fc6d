import { Profiler, StrictMode, type ProfilerOnRenderCallback } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { Entrance } from '../../src/components/entrance/entrance'
import { PreferencesProvider } from '../../src/preferences/provider'
import { show } from './render'
import { systemSays } from './system'
import { animations, finishMovements, moving, pass, settled, stopTime } from './time'

const ENTERING_MS = 1000
const REVEAL_MARGIN_PX = 40

const thing = () => page.getByText('thing').element()

/** A thing of 100 pixels that starts so many pixels from the window's upper edge. */
const showThing = async (top: number) => {
  stopTime()
  show(
    <div style={{ height: '400vh', paddingTop: top }}>
      <Entrance id="thing" name="job">
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
  see: (state: 'waiting' | 'entering' | 'entered') =>
    expect.poll(() => thing().parentElement?.dataset['entrance']).toBe(state),
}

const shown = () => {
  const { opacity: seen } = getComputedStyle(thing().parentElement!)
  return Number(seen)
}

test('what is in the window enters at once', async () => {
  await showThing(100)
  await I.see('entering')
  expect(shown()).toBe(0)
  await pass(ENTERING_MS / 2)
  expect(shown()).toBeGreaterThan(0)
  expect(shown()).toBeLessThan(1)
  await pass(ENTERING_MS / 2)
  await I.see('entered')
  expect(shown()).toBe(1)
})

test('what is below the window waits unseen, and enters when it is scrolled to', async () => {
  await showThing(innerHeight + 200)
  await I.see('waiting')
  expect(shown()).toBe(0)
  await I.scrollTo(400)
  await I.see('entering')
  await finishMovements()
  await I.see('entered')
})

test('nothing is rendered as it goes on', async () => {
  stopTime()
  const rendered = vi.fn<ProfilerOnRenderCallback>()
  show(
    <div style={{ height: '400vh', paddingTop: innerHeight + 200 }}>
      <Profiler id="thing" onRender={rendered}>
        <Entrance id="thing" name="job">
          <p>thing</p>
        </Entrance>
      </Profiler>
    </div>,
  )
  await settled()
  rendered.mockClear()
  await I.scrollTo(400)
  await I.see('entering')
  await finishMovements()
  await I.see('entered')
  expect(rendered).not.toHaveBeenCalled()
})

test('it enters when forty pixels of it are in the window, and not before', async () => {
  await showThing(innerHeight)
  await I.scrollTo(REVEAL_MARGIN_PX - 1)
  await I.see('waiting')
  await I.scrollTo(REVEAL_MARGIN_PX + 1)
  await I.see('entering')
})

test('it enters once, however often it is scrolled to', async () => {
  await showThing(innerHeight + 200)
  await I.scrollTo(400)
  await finishMovements()
  await I.scrollTo(0)
  await I.scrollTo(400)
  await I.see('entered')
  expect(animations()).toHaveLength(0)
  expect(shown()).toBe(1)
})

test('what the reader has jumped past is there when they scroll back', async () => {
  await showThing(innerHeight + 200)
  await I.scrollTo(3 * innerHeight)
  await I.see('entering')
  await finishMovements()
  await I.see('entered')
})

test('if the script was late, what the page has shown already does not enter again', async () => {
  document.documentElement.dataset['script'] = 'late'
  await showThing(100)
  await I.see('entered')
  expect(shown()).toBe(1)
  expect(animations()).toHaveLength(0)
})

test('without motion it is there at once, in the window and below it', async () => {
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  await showThing(100)
  await I.see('entered')
  expect(shown()).toBe(1)
  await moving(0)
})

test('without motion what is below the window can be seen, too', async () => {
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  await showThing(innerHeight + 200)
  await I.see('waiting')
  expect(shown()).toBe(1)
})

test('motion turned off midway ends the entrance', async () => {
  await showThing(100)
  await pass(ENTERING_MS / 2)
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  await I.see('entered')
  expect(shown()).toBe(1)
})

test('taken away from the page midway, it counts as entered', async () => {
  await showThing(100)
  await pass(ENTERING_MS / 2)
  thing().parentElement!.style.display = 'none'
  await I.see('entered')
})

/** The page as it comes from the server; `takeOver` is React coming to life. */
const openPage = () => {
  stopTime()
  const site = (
    <StrictMode>
      <PreferencesProvider>
        <Entrance id="thing" name="job" order={2} withPage>
          <p>thing</p>
        </Entrance>
      </PreferencesProvider>
    </StrictMode>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(site)
  document.body.append(root)
  onTestFinished(() => root.remove())
  return {
    takeOver: async () => {
      const hydrated = hydrateRoot(root, site)
      onTestFinished(() => hydrated.unmount())
      await settled()
    },
  }
}

describe('what enters with the page', () => {
  test('plays before React is there, which lets it go on', async () => {
    const { takeOver } = openPage()
    const before = animations()
    expect(before).toHaveLength(1)
    before[0]!.currentTime = 400
    await takeOver()
    await I.see('entering')
    expect(animations()).toHaveLength(1)
    expect(animations()[0]).toBe(before[0])
    expect(before[0]!.currentTime).toBe(400)
    await pass(ENTERING_MS - 400)
    await I.see('entered')
  })

  test('and has ended before React came, has entered and does not enter again', async () => {
    const { takeOver } = openPage()
    animations()[0]!.finish()
    expect(shown()).toBe(1)
    await takeOver()
    await I.see('entered')
    expect(animations()).toHaveLength(0)
    expect(shown()).toBe(1)
  })

  test('goes on to its end where the script is late', async () => {
    document.documentElement.dataset['script'] = 'late'
    const { takeOver } = openPage()
    animations()[0]!.currentTime = 400
    await takeOver()
    await I.see('entering')
  })

  test('is there at once for those who want less motion', async () => {
    await systemSays({ 'prefers-reduced-motion': 'reduce' })
    document.documentElement.dataset['motion'] = 'stop'
    const { takeOver } = openPage()
    expect(animations()).toHaveLength(0)
    expect(shown()).toBe(1)
    await takeOver()
    await I.see('entered')
  })
})
