import { liveScenes } from '#scenes/index'
import { mulberry32, SEED } from '#scenes/random'
import type { SceneInstance, Palette, SceneContext } from '#scenes/scene'

import type { Command, Report, Size } from './protocol'

/** A frame that came late is not made up for: a scene never jumps. Seconds. */
const LONGEST_STEP = 0.1

interface Player {
  canvas: OffscreenCanvas
  context: SceneContext
  actor: SceneInstance
  /** Sets the scene up anew in other colours. */
  recast: (palette: Palette) => SceneInstance
  size: Size
  time: number
  isPlaying: boolean
  /** There is something to draw even while standing still. */
  isDirty: boolean
  hasDrawn: boolean
}

type Mount = Extract<Command, { type: 'mount' }>
type Direction = Exclude<Command, { type: 'fonts' }>

/**
 * Draws the scenes on the canvases of a worker: one frame for all of them when asked, and says
 * whether it wants another.
 *
 * @param report what happened to a canvas
 * @param wake asks for `draw` to be called again each frame, after it had returned false
 */
export const createRenderer = (report: (report: Report) => void, wake: () => void) => {
  const players = new Map<number, Player>()
  /** Those whose code is on the way, and what they have been told meanwhile. */
  const coming = new Map<number, Direction[]>()
  let lastMs: number | undefined

  const fail = (id: number, error: unknown) => {
    players.delete(id)
    report({ type: 'failed', id, reason: error instanceof Error ? error.message : String(error) })
  }

  const mount = async ({ id, canvas, scene, size, palette, data }: Mount) => {
    coming.set(id, [])
    try {
      const module = await liveScenes[scene]?.()
      if (!module) throw new Error(`no scene is called ${scene}`)
      const directions = coming.get(id)
      // Released while its code was on the way.
      if (!directions) return
      coming.delete(id)
      const context: SceneContext | null = canvas.getContext('2d')
      if (!context) throw new Error('no 2D context')
      const recast = (colors: Palette): SceneInstance => {
        const made = module.scene(context, {
          palette: colors,
          random: mulberry32(SEED),
          data: data as never,
        })
        return typeof made === 'function' ? { draw: made } : made
      }
      canvas.addEventListener('contextlost', () => fail(id, new Error('context lost')))
      players.set(id, {
        canvas,
        context,
        recast,
        size,
        actor: recast(palette),
        time: module.still,
        isPlaying: false,
        isDirty: true,
        hasDrawn: false,
      })
      directions.forEach(handle)
      wake()
    } catch (error) {
      coming.delete(id)
      fail(id, error)
    }
  }

  const drawOne = (id: number, player: Player) => {
    const { canvas, context, size } = player
    const [width, height] = [size.width * size.ratio, size.height * size.ratio].map(Math.round)
    if (!width || !height) return false
    try {
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0)
      const more = player.actor.draw({ time: player.time, width: size.width, height: size.height })
      if (!player.hasDrawn) report({ type: 'drawn', id })
      player.hasDrawn = true
      player.isDirty = false
      return more !== false
    } catch (error) {
      fail(id, error)
      return false
    }
  }

  /** @param nowMs of the frame. @returns whether anything still moves */
  const draw = (nowMs: number) => {
    const step = Math.min((nowMs - (lastMs ?? nowMs)) / 1000, LONGEST_STEP)
    let moves = false
    for (const [id, player] of players) {
      if (!player.isPlaying && !player.isDirty) continue
      if (player.isPlaying) player.time += step
      const more = drawOne(id, player)
      moves ||= more && player.isPlaying
    }
    lastMs = moves ? nowMs : undefined
    return moves
  }

  const change = (id: number, changes: (player: Player) => Partial<Player>) => {
    const player = players.get(id)
    if (!player) return
    Object.assign(player, { isDirty: true }, changes(player))
    wake()
  }

  function handle(command: Direction) {
    if (command.type !== 'release') coming.get(command.id)?.push(command)
    switch (command.type) {
      case 'mount':
        return void mount(command)
      case 'release':
        coming.delete(command.id)
        return void players.delete(command.id)
      case 'play':
        return change(command.id, () => ({ isPlaying: true }))
      case 'pause':
        return change(command.id, () => ({ isPlaying: false, isDirty: false }))
      case 'resize':
        return change(command.id, () => ({ size: command.size }))
      case 'paint':
        return change(command.id, ({ recast }) => ({ actor: recast(command.palette) }))
      case 'update':
        return change(command.id, ({ actor }) => {
          actor.update?.(command.update as never)
          return {}
        })
    }
  }

  return { handle, draw }
}
