/** Every scene on a canvas of Node, or on a context that only records its calls. */
import { type Canvas, createCanvas } from '@napi-rs/canvas'

import { scenes } from '#site/scenes/index.ts'
import type { Frame, Palette, Scene, SceneContext, SceneModule } from '#site/scenes/scene.ts'

import { themes } from '../../uno.config.ts'

/** Every scene that there is. */
export const names = Object.keys(scenes)

const { 'line-strong': lineStrong, amber: hue, ...colors } = themes.dark
const PALETTE: Palette = { ...colors, lineStrong, hue }

const modules: readonly SceneModule[] = await Promise.all(
  Object.values(scenes).map((load) => load()),
)

export const moduleOf = (name: string) => modules[names.indexOf(name)]!

export const setUp = (name: string, context: SceneContext) => moduleOf(name).scene(context, PALETTE)

export const contextOf = (canvas: Canvas) => canvas.getContext('2d') as unknown as SceneContext

export const pixelsOf = (canvas: Canvas) =>
  new Uint32Array(
    canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer,
  )

/** One frame as pixels, from a scene that was set up for it alone. */
export const photograph = (name: string, frame: Frame) => {
  const canvas = createCanvas(frame.width, frame.height)
  setUp(name, contextOf(canvas))(frame)
  return pixelsOf(canvas)
}

/** How far two pictures are apart: the mean over pixels of the channels' differences. */
export const distance = (one: Uint32Array, other: Uint32Array) => {
  let sum = 0
  for (let pixel = 0; pixel < one.length; pixel += 1)
    for (const shift of [0, 8, 16])
      sum += Math.abs(((one[pixel]! >> shift) & 255) - ((other[pixel]! >> shift) & 255))
  return sum / one.length
}

/** A call of the context, or a setting of it: `values` is then what it was set to. */
export interface Call {
  name: string
  values: readonly unknown[]
  globalAlpha: unknown
}

/** A context that draws nothing and reports each call. */
export const createRecorder = (onCall: (call: Call) => void) => {
  const settings: Record<string, unknown> = { globalAlpha: 1 }
  const saved: Record<string, unknown>[] = []
  const note = (name: string, values: readonly unknown[]) =>
    onCall({ name, values, globalAlpha: settings['globalAlpha'] })
  const answers: Record<string, (...values: unknown[]) => unknown> = {
    save: () => saved.push({ ...settings }),
    restore: () => Object.assign(settings, saved.pop()),
    measureText: (words) => ({ width: String(words).length * 48 }),
  }
  const gradient = { addColorStop: (...values: unknown[]) => note('addColorStop', values) }
  return new Proxy(settings, {
    get: (_, name: string) => {
      if (name in settings) return settings[name]
      return (...values: unknown[]) => {
        note(name, values)
        return name.endsWith('Gradient') ? gradient : answers[name]?.(...values)
      }
    },
    set: (_, name: string, value) => {
      settings[name] = value
      note(name, [value])
      return true
    },
  }) as unknown as SceneContext
}

/** What a scene asks of its context at a moment, in units of the artboard. */
export const callsAt = (scene: string | Scene, time: number, touch?: unknown) => {
  const calls: Call[] = []
  const recorder = createRecorder((call) => calls.push(call))
  const draw = typeof scene === 'string' ? setUp(scene, recorder) : scene(recorder, PALETTE)
  draw({ time, width: 1600, height: 1000, touch })
  return calls
}

/** The words that can be seen at a moment, in the order in which they are drawn. */
export const wordsAt = (...of: Parameters<typeof callsAt>) =>
  callsAt(...of)
    .filter(({ name, globalAlpha }) => name === 'fillText' && Number(globalAlpha) > 0)
    .flatMap(({ values: [words] }) => (words === '' ? [] : [String(words)]))
