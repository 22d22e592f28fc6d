/** Lets agents ask this site, and press what its visitors press. */
import { pathAt, routeOf } from '#site/routing/routes.ts'
import { isCopy } from '#site/routing/sent-page.ts'
import { startAgent } from '#devtools/agent/start.ts'

startAgent({
  pathAt,
  isDocument: (path) => Boolean(routeOf(path).isDocument),
  isCopy,
  loadPalette: () => import('#site/components/palette/agent-commands.ts'),
})
