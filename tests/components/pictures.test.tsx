/** A picture loads the image of the theme; a scene plays on its own canvas, which goes with it. */
import { Activity } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { banner, portrait } from 'virtual:portrait'

import { afterFrame } from '#lib/after-frame.ts'
import type { ObserveActive } from '#lib/observe.ts'

import { registeredActors } from '#devtools/actors/registry.ts'
import SceneCanvas from '#site/components/picture/scene-canvas.tsx'
import { Picture } from '#site/components/picture/picture.tsx'
import { settlePictures } from '#site/motion/view-transition.ts'
import { CaseStudyPicture } from '#site/components/project/case-study-picture.tsx'
import { show } from './render.tsx'
import someImage from '../contents/fixture/images/ledger.png?url'
import { systemSays } from './system.ts'
import { settled } from './time.ts'

const images = () => [...document.querySelectorAll('img')]
const loaded = () => images().map((image) => image.complete && image.naturalWidth > 0)

/** An image that is in no cache: no test has shown it before. */
const unseen = (theme: string) => ({
  stem: `${someImage}?${theme}-${crypto.randomUUID()}`,
  widths: [640],
  height: 400,
})

test('in the light theme an eager picture does not load its dark image', async () => {
  await systemSays({ 'prefers-color-scheme': 'light' })
  const picture = { dark: unseen('dark'), light: unseen('light') }
  show(<Picture name="any" alt="" sizes="9px" loading="eager" picture={picture} />)
  await expect.poll(loaded).toEqual([false, true])
})

test.each([
  ['high', 400, 3000],
  ['small', 64, 64],
])(
  'a %s picture of a case study fits into the window, and is neither cropped nor enlarged',
  async (_, width, height) => {
    const picture = { dark: { ...portrait!.dark, widths: [width], height }, light: portrait!.dark }
    show(
      <div className="case-study-text">
        <figure>
          <CaseStudyPicture id="figure" name="a.png" picture={picture} alt="Anything" />
        </figure>
      </div>,
    )
    const box = document.querySelector('.live-picture')!.getBoundingClientRect()
    expect(box.width).toBeLessThanOrEqual(width)
    expect(box.height).toBeLessThan(innerHeight)
    expect(box.height).toBeGreaterThan(width / 2)
    expect(getComputedStyle(images()[0]!).objectFit).toBe('contain')
  },
)

test('a photograph is the same in both themes, and a banner in a small window', async () => {
  show(
    <Picture name="me" alt="" sizes="9px" loading="eager" picture={portrait!} banner={banner!} />,
  )
  for (const [width, { stem }] of [
    [768, portrait!.dark],
    [767, banner!],
  ] as const) {
    await page.viewport(width, 720)
    await expect.poll(() => new URL(images()[0]!.currentSrc).pathname).toContain(stem)
    await expect.poll(loaded).toEqual([true])
  }
})

const canvases = () => [...document.querySelectorAll('canvas')]
const actor = () => registeredActors().find(({ id }) => id === 'scene')
/** The worker's code is compiled at its first request. */
const plays = () =>
  expect.poll(() => actor()?.getSnapshot().value, { timeout: 10_000 }).toBe('playing')

let setActive: Parameters<ObserveActive>[1] = () => {}
/** Active until the test says otherwise. */
const observe: ObserveActive = (_, listener) => {
  setActive = listener
  listener(true)
  return () => {}
}

const Scene = ({ mode = 'visible' }: { mode?: 'visible' | 'hidden' }) => (
  <Activity mode={mode}>
    <div style={{ position: 'relative', width: 320, height: 200 }}>
      <SceneCanvas id="scene" name="scene:earth" observeActive={observe} />
    </div>
  </Activity>
)

// Everything is mounted twice here, but a canvas can be handed over to the worker once only.
test('hidden and shown again, a scene plays on another canvas; unmounted, it leaves none', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  const scenes = () => {
    const running = new Set<number>()
    for (const [{ type, id }] of post.mock.calls) {
      if (type === 'mount') running.add(id)
      if (type === 'release') running.delete(id)
    }
    return running.size
  }
  const transfer = vi.spyOn(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
  const { showInstead, unmount } = show(<Scene />)
  await plays()
  showInstead(<Scene mode="hidden" />)
  await expect.poll(scenes).toBe(0)
  showInstead(<Scene />)
  await plays()
  await expect.poll(() => [canvases().length, scenes()]).toEqual([1, 1])
  expect(transfer.mock.results.map(({ type }) => type)).not.toContain('throw')
  unmount()
  await expect.poll(scenes).toBe(0)
  expect([canvases().length, actor()]).toEqual([0, undefined])
})

test('a scene’s canvas comes with its first frame, in its size, and is not painted anew', async () => {
  const seen: [type: string, canvases: number][] = []
  const post: Worker['postMessage'] = Reflect.get(Worker.prototype, 'postMessage')
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
    ...given: unknown[]
  ) {
    seen.push([(given[0] as { type: string }).type, canvases().length])
    post.apply(this, given as Parameters<typeof post>)
  })
  show(<Scene />)
  await plays()
  await settled()
  expect(seen.findLast(([type]) => type === 'mount')).toEqual(['mount', 0])
  expect(seen.map(([type]) => type)).not.toContain('repaint')
  expect(canvases().map(({ width, height }) => [width, height])).toEqual([
    [320 * devicePixelRatio, 200 * devicePixelRatio],
  ])
})

test('a scene plays if its carousel is in view; when its slide has left, it is rewound', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  show(
    <div className="carousel-viewport" style={{ overflow: 'hidden', width: 320 }}>
      <div style={{ transform: 'translateX(200%)' }}>
        <Scene />
      </div>
    </div>,
  )
  await plays()
  setActive(false, true)
  await expect.poll(() => actor()?.getSnapshot().value).toBe('paused')
  expect(post.mock.lastCall?.[0]).toMatchObject({ type: 'rewind' })
})

test('during a theme’s transition a scene is repainted after the page, not before', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  vi.spyOn(document, 'startViewTransition').mockImplementation((change) => {
    afterFrame(change as () => void, 4)
    const ready = new Promise(() => {})
    return { ready, finished: Promise.resolve(), skipTransition: () => {} } as never
  })
  show(<Scene />)
  await plays()
  post.mockClear()
  const chosen = { type: 'theme.choose', choice: 'light', origin: { x: 9, y: 9 } }
  registeredActors()
    .find(({ id }) => id === 'theme')!
    .send(chosen)
  await expect.poll(() => post.mock.lastCall?.[0].type).toBe('repaint')
  expect(document.documentElement.dataset['theme']).toBe('light')
})

/** A picture in view as a change brings it, whose image has not come yet. */
const arriving = (src: string) => {
  const frame = document.createElement('div')
  frame.dataset['picture'] = 'any'
  const image = document.createElement('img')
  Object.assign(image, { alt: '', width: 90, height: 90, src })
  frame.append(image)
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  return frame
}

test.each([
  ['comes', `${someImage}?${crypto.randomUUID()}`],
  ['fails', 'data:image/png,'],
  ['has failed already', 'data:image/png,'],
])(
  'in a change of pages a picture stands on what was seen of it, until it %s',
  async (how, src) => {
    const frame = arriving(src)
    if (how === 'has failed already') await settled(2)
    void settlePictures(new Map([['any', someImage]]))
    expect(frame.style.background).toContain(someImage)
    await expect.poll(() => frame.style.background).toBe('')
  },
)
