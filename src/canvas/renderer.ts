import { liveScenes } from '#scenes/index'
import { mulberry32, SEED } from '#scenes/random'
import type { Palette, SceneContext, SceneInstance } from '#scenes/scene'

import type { Command, Report, Size } from './protocol'

/** Longest time step, in seconds: a late frame never makes a scene jump. */
const MAX_STEP = 0.1

interface Player {
  canvas: OffscreenCanvas
  context: SceneContext
  instance: SceneInstance
  size: Size
  /** Seconds of the scene. */
  time: number
  isPlaying: boolean
  /** It must be drawn once, although it does not play. */
  isDirty: boolean
  hasDrawn: boolean
}

type Mount = Extract<Command, { type: 'mount' }>
type SceneCommand = Exclude<Command, { type: 'fonts' }>

/** Loads and sets up a scene. */
const createInstance = async (context: SceneContext, { scene, palette, data }: Mount) => {
  const module = await liveScenes[scene]?.()
  if (!module) throw new Error(`no scene is called ${scene}`)
  const setUp = (colors: Palette) =>
    module.scene(context, { palette: colors, random: mulberry32(SEED), data: data as never })

  const first = setUp(palette)
  if (typeof first !== 'function') return { instance: first, time: module.still }
  // A plain scene keeps nothing from frame to frame: other colours are another draw function.
  let draw = first
  const instance: SceneInstance = {
    draw: (frame) => draw(frame),
    update: () => {},
    repaint: (colors) => (draw = setUp(colors) as typeof first),
  }
  return { instance, time: module.still }
}

/**
 * Draws scenes on the canvases of a worker.
 *
 * @param report called with what happened to a canvas
 * @param wake asks for `draw` to be called each frame again, after it returned false
 */
export const createRenderer = (report: (report: Report) => void, wake: () => void) => {
  const players = new Map<number, Player>()
  /** Commands for scenes whose code is still loading. */
  const queued = new Map<number, SceneCommand[]>()
  let lastMs: number | undefined

  const fail = (id: number, error: unknown) => {
    players.delete(id)
    report({ type: 'failed', id, reason: error instanceof Error ? error.message : String(error) })
  }

  const mount = async (command: Mount) => {
    const { id, canvas, size } = command
    queued.set(id, [])
    try {
      const context: SceneContext | null = canvas.getContext('2d')
      if (!context) throw new Error('no 2D context')
      const made = await createInstance(context, command)
      const commands = queued.get(id)
      // It was released while its code was loading.
      if (!commands) return
      queued.delete(id)
      canvas.addEventListener('contextlost', () => fail(id, new Error('context lost')))
      players.set(id, {
        canvas,
        context,
        size,
        ...made,
        isPlaying: false,
        isDirty: true,
        hasDrawn: false,
      })
      commands.forEach(handle)
      wake()
    } catch (error) {
      queued.delete(id)
      fail(id, error)
    }
  }

  const drawOne = (id: number, player: Player) => {
    const { canvas, context, size, instance } = player
    const [width, height] = [size.width * size.ratio, size.height * size.ratio].map(Math.round)
    if (!width || !height) return false
    try {
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0)
      const moves = instance.draw({ time: player.time, width: size.width, height: size.height })
      if (!player.hasDrawn) report({ type: 'drawn', id })
      player.hasDrawn = true
      player.isDirty = false
      return moves !== false
    } catch (error) {
      fail(id, error)
      return false
    }
  }

  /**
   * Draws one frame of every scene that needs one.
   *
   * @returns whether anything still moves
   */
  const draw = (nowMs: number) => {
    const step = Math.min((nowMs - (lastMs ?? nowMs)) / 1000, MAX_STEP)
    let anyMoves = false
    for (const [id, player] of players) {
      if (!player.isPlaying && !player.isDirty) continue
      if (player.isPlaying) player.time += step
      const moves = drawOne(id, player)
      anyMoves ||= moves && player.isPlaying
    }
    lastMs = anyMoves ? nowMs : undefined
    return anyMoves
  }

  const change = (id: number, apply: (player: Player) => void) => {
    const player = players.get(id)
    if (!player) return
    player.isDirty = true
    apply(player)
    wake()
  }

  function handle(command: SceneCommand) {
    const { id, type } = command
    if (type !== 'release') queued.get(id)?.push(command)
    switch (type) {
      case 'mount':
        return void mount(command)
      case 'release':
        queued.delete(id)
        return void players.delete(id)
      case 'play':
        return change(id, (player) => (player.isPlaying = true))
      case 'pause':
        return change(id, (player) => (player.isPlaying = player.isDirty = false))
      case 'resize':
        return change(id, (player) => (player.size = command.size))
      case 'repaint':
        return change(id, ({ instance }) => instance.repaint(command.palette))
      case 'update':
        return change(id, ({ instance }) => instance.update(command.update as never))
    }
  }

  return { handle, draw }
}
