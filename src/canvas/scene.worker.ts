import type { Command } from './protocol'
import { createRenderer } from './renderer'

/** A worker's own globals: the page's types know only a few of them. */
interface WorkerScope {
  fonts: FontFaceSet
  postMessage(message: unknown): void
  requestAnimationFrame(callback: (nowMs: number) => void): number
  onmessage: ((event: MessageEvent<Command>) => void) | null
}
const scope = self as unknown as WorkerScope

let isAwake = false
const frame = (nowMs: number) => {
  isAwake = stage.draw(nowMs)
  if (isAwake) scope.requestAnimationFrame(frame)
}

const stage = createRenderer(
  (report) => scope.postMessage(report),
  () => {
    if (isAwake) return
    isAwake = true
    scope.requestAnimationFrame(frame)
  },
)

/** Scenes wait for their type: a text that swaps its font would jump. */
let fontsLoaded: Promise<unknown> = Promise.resolve()

const hear = ({ data: command }: MessageEvent<Command>) => {
  if (command.type === 'fonts') {
    fontsLoaded = Promise.allSettled(
      command.files.map(async ({ family, url, ...descriptors }) => {
        scope.fonts.add(await new FontFace(family, `url(${url})`, descriptors).load())
      }),
    )
  } else void fontsLoaded.then(() => stage.handle(command))
}

// A worker has one stage, even where a browser runs its entry again: a second one has no canvas.
if (!scope.onmessage) {
  scope.onmessage = hear
  scope.postMessage('ready')
}
