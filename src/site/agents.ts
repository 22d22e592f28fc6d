/**
 * Lets agents ask this site, and press what its visitors press. Loaded by browsers that have agents.
 */
import { startAgent } from '#devtools/agent/start-agent.ts'
import { pathAt, routeOf } from '#site/routing/routes.ts'
import { isCopy } from '#site/routing/sent-page.ts'

startAgent({
  pathAt,
  isDocument: (path) => Boolean(routeOf(path).isDocument),
  isCopy,
  loadPalette: () => import('#site/components/palette/agent-commands.ts'),
})
