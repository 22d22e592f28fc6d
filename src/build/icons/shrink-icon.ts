import sharp from 'sharp'
import { optimize } from 'svgo'

import { traceIcon } from './trace-icon.ts'

const SCALE = 4 // an icon of 16 px is compared at 64: as sharp screens show it in a skill's tile
const MOST_CHANGE = 8 // of 255, mean of all pixels
const FINEST = 3 // digits
const COARSE = 100 // view boxes wider than this begin with whole numbers
const DETAILED = 4000 // characters: an icon with more is traced
const TOLERANCES = [1, 0.7, 0.5, 0.3]

const opacityOf = (svg: string) =>
  sharp(Buffer.from(svg), { density: 72 * SCALE })
    .extractChannel('alpha')
    .raw()
    .toBuffer()

const changeOf = (before: Buffer, after: Buffer) =>
  before.reduce((sum, value, index) => sum + Math.abs(value - (after[index] ?? 0)), 0) /
  before.length

/**
 * Rounds the paths of an icon as far as it still looks the same: fine drawings keep more digits. One
 * with more detail than its size can show is traced.
 */
export const shrinkIcon = async (svg: string): Promise<string> => {
  const before = await opacityOf(svg)
  const shrink = async (floatPrecision: number): Promise<string> => {
    const plugin = { name: 'convertPathData' as const, params: { floatPrecision } }
    const { data } = optimize(svg, { plugins: [plugin] })
    const isFine = changeOf(before, await opacityOf(data)) <= MOST_CHANGE
    return isFine || floatPrecision === FINEST ? data : shrink(floatPrecision + 1)
  }
  const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1])
  const exact = await shrink(width > COARSE ? 0 : 1)
  if (exact.length < DETAILED) return exact
  const trace = await traceIcon(exact)
  for (const tolerance of TOLERANCES) {
    const traced = trace(tolerance)
    const isFine = changeOf(before, await opacityOf(traced)) <= MOST_CHANGE
    if (isFine && traced.length < exact.length) return traced
  }
  return exact
}
