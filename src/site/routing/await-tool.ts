import { navigationActor } from '#devtools/index.ts'

type ToolEvent = { type: 'tool.requested' | 'tool.loaded' | 'tool.failed'; tool: string }

/** Before React runs no actor hears the event. */
const send = (event: ToolEvent) => navigationActor()?.send(event)

/**
 * Has the bar say that a press waits for the code of a tool, and that the code did not come.
 *
 * @param tool address that opens the tool as a document of its own; empty for this page, anew
 */
export const awaitTool = (tool: string, code: Promise<unknown>) => {
  send({ type: 'tool.requested', tool })
  code.then(
    () => send({ type: 'tool.loaded', tool }),
    () => send({ type: 'tool.failed', tool }),
  )
}
