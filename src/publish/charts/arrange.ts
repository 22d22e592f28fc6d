import type { ElkNode } from 'elkjs'

import { cacheOf } from '../lib/cache.ts'
import { digest, versionOf } from '../lib/digest.ts'

/** Gives each node of a graph its place, and each edge its way. */
export type Arrange = (graph: ElkNode) => Promise<ElkNode>

/** Loaded when needed: it is larger than all other code of the build. */
export const arrange: Arrange = async (graph) => {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  return new Elk().layout(graph)
}

/** The same, with what earlier builds of a project have arranged. */
export const arrangeIn = (root: string): Arrange => {
  const cache = cacheOf(root)
  return async (graph) => {
    const key = digest('chart', JSON.stringify(graph), versionOf(root, 'elkjs'))
    const arranged = await cache(key, async () => Buffer.from(JSON.stringify(await arrange(graph))))
    return JSON.parse(arranged.toString()) as ElkNode
  }
}
