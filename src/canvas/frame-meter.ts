/** Frames of one measurement: a second and a half at 30 frames per second. */
const FRAMES = 45

/**
 * Measures how many frames come late: by more than half of the time between two frames.
 *
 * @param onMeasured called with the share of late frames, 0..1, after every 45 frames
 * @returns takes a frame: how late it came, and the time between two frames, in milliseconds
 */
export const createFrameMeter = (onMeasured: (late: number) => void) => {
  let frames = 0
  let late = 0
  return (lateMs: number, intervalMs: number) => {
    frames += 1
    if (lateMs > intervalMs / 2) late += 1
    if (frames < FRAMES) return
    onMeasured(late / frames)
    frames = late = 0
  }
}
