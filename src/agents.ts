/** Lets agents ask this site, and press what its visitors press. */
import { pathAt, routeOf } from '#routing/routes.ts'
import { isCopy } from '#routing/sent-page.ts'
import { startAgent } from '#agent/start.ts'

startAgent({
  pathAt,
  isDocument: (path) => Boolean(routeOf(path).isDocument),
  isCopy,
  loadPalette: () => import('#components/palette/agent-commands.ts'),
})
