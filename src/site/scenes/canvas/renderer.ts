import {
  createPlayer,
  drawPlayer,
  intervalOf,
  type Player,
  rewindPlayer,
  touchPlayer,
} from './player.ts'
import type { RendererCommand, Mount, Report } from './protocol.ts'

/** Frames of one measurement: a second and a half at 30 frames per second. */
const FRAMES = 45

/** Longest time step, in seconds: a late frame never makes a scene jump. */
const MAX_STEP = 0.1
/** A frame may come this much before it is due: displays do not refresh at a scene's rate. */
const EARLY_MS = 5

type SceneCommand = Exclude<RendererCommand, { type: 'fonts' }>

/**
 * Draws scenes on the canvases of a worker.
 *
 * @param report called with what happened to a canvas
 * @param wake asks for `draw` to be called in the next frame
 */
export const createRenderer = (report: (report: Report) => void, wake: () => void) => {
  const players = new Map<number, Player>()
  /**
   * The scenes from their mount to their release: until a scene's code is here, its commands wait
   * for it.
   */
  const mounts = new Map<number, Promise<void>>()
  let frames = 0
  let late = 0

  /** Counts a frame, and reports how many of the last ones came late: by more than half of an interval. */
  const measure = (lateMs: number, intervalMs: number) => {
    frames += 1
    if (lateMs > intervalMs / 2) late += 1
    if (frames < FRAMES) return
    report({ type: 'measured', late: late / frames })
    frames = late = 0
  }

  const fail = (id: number) => {
    players.delete(id)
    report({ type: 'failed', id })
  }

  const mount = async (command: Mount) => {
    const { id, canvas } = command
    try {
      const player = await createPlayer(command)
      // The scene was released while its code was loading.
      if (!mounts.has(id)) return
      canvas.addEventListener('contextlost', () => fail(id))
      players.set(id, player)
      wake()
    } catch {
      fail(id)
    }
  }

  const drawOne = (id: number, player: Player) => {
    const isFirst = !player.hasDrawn
    try {
      const moves = drawPlayer(player)
      if (isFirst && player.hasDrawn) report({ type: 'drawn', id, grip: player.grip })
      return moves
    } catch {
      fail(id)
      return false
    }
  }

  /** Moves a scene on to this frame, draws it, and sets when its next frame is due. */
  const advance = (id: number, player: Player, nowMs: number) => {
    const { isPlaying, isDirty, dueMs, lastMs } = player
    const lateMs = nowMs - dueMs
    const intervalMs = intervalOf(player)
    if (isPlaying && lastMs !== undefined) {
      player.time += Math.min((nowMs - lastMs) / 1000, MAX_STEP)
      if (!isDirty) measure(lateMs, intervalMs)
    }
    const moves = drawOne(id, player) && isPlaying
    player.lastMs = moves ? nowMs : undefined
    // After a late frame, or a frame that was asked for, the rhythm begins anew: the next one does
    // not follow in haste.
    const startMs = !isDirty && Math.abs(lateMs) < intervalMs ? dueMs : nowMs
    player.dueMs = moves ? startMs + intervalMs : Infinity
  }

  /**
   * Draws the scenes whose next frame is due, and those that stand and have changed.
   *
   * @returns when the next frame is due; `Infinity` if nothing moves
   */
  const draw = (nowMs: number) => {
    let nextMs = Infinity
    for (const [id, player] of players) {
      const { dueMs, isDirty } = player
      if (isDirty || nowMs >= dueMs - EARLY_MS) advance(id, player, nowMs)
      nextMs = Math.min(nextMs, player.dueMs)
    }
    return nextMs
  }

  /** Applies a change, and asks for a frame unless `apply` returns false. */
  const change = (id: number, apply: (player: Player) => boolean | void): void => {
    const player = players.get(id)
    if (!player) return void mounts.get(id)?.then(() => players.has(id) && change(id, apply))
    if (apply(player) === false) return
    player.isDirty = true
    wake()
  }

  const handle = (command: SceneCommand) => {
    const { id, type } = command
    switch (type) {
      case 'mount':
        return void mounts.set(id, mount(command))
      case 'release':
        mounts.delete(id)
        return void players.delete(id)
      case 'play':
        return change(id, (player) => (player.isPlaying = true))
      case 'pause':
        return change(id, (player) => {
          Object.assign(player, { isPlaying: false, dueMs: Infinity })
          return false
        })
      case 'rewind':
        return change(id, rewindPlayer)
      case 'resize':
        return change(id, (player) => void (player.size = command.size))
      case 'touch':
        return change(id, (player) => player.isPlaying && touchPlayer(player, command.touch))
      case 'repaint':
        return change(id, (player) => void (player.draw = player.setUp(command.palette)))
    }
  }

  return { handle, draw }
}
