import type { FromTab, ToTab } from './protocol'

/** Windows of the same site only: a channel does not reach beyond its origin. */
const NAME = 'inspector'

/** A line to all windows of the site. */
export const openChannel = (hear: (data: unknown) => void) => {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
  return {
    tell: (message: ToTab | FromTab) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
      channel.postMessage(message)
    },
  }
}
