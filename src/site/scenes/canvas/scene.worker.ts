import type { RendererCommand } from './protocol.ts'
import { createRenderer } from './renderer.ts'

/** The worker's globals that are used here: the page's types lack some of them. */
interface WorkerScope {
  fonts: FontFaceSet
  postMessage(message: unknown): void
  requestAnimationFrame(callback: (nowMs: number) => void): number
  onmessage: ((event: MessageEvent<RendererCommand>) => void) | null
}
const scope = self as unknown as WorkerScope

/** Less than the time between two frames of the display: a timer must end before its frame. */
const LEAD_MS = 12

let isRequested = false
let timer: ReturnType<typeof setTimeout> | undefined

const requestFrame = () => {
  clearTimeout(timer)
  if (isRequested) return
  isRequested = true
  scope.requestAnimationFrame((nowMs) => {
    isRequested = false
    const nextMs = renderer.draw(nowMs)
    // A request for each of the display's frames would keep the browser's compositor busy.
    if (nextMs < Infinity) timer = setTimeout(requestFrame, nextMs - performance.now() - LEAD_MS)
  })
}

const renderer = createRenderer((report) => scope.postMessage(report), requestFrame)

/** Scenes wait for their fonts: text that changes its font would jump. */
let fontsLoaded: Promise<unknown> = Promise.resolve()

const onMessage = ({ data: command }: MessageEvent<RendererCommand>) => {
  if (command.type === 'fonts') {
    fontsLoaded = Promise.allSettled(
      command.files.map(async ({ family, url, ...descriptors }) => {
        scope.fonts.add(await new FontFace(family, `url(${url})`, descriptors).load())
      }),
    )
  } else void fontsLoaded.then(() => renderer.handle(command))
}

// WebKit may run a worker's entry twice. Only the first renderer owns the canvases.
scope.onmessage ??= onMessage
