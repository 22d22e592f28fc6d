/** Lets agents ask this site, and press what its visitors press. */
import { loadAgent } from '#devtools/index.ts'
import { pathAt, routeOf } from '#site/routing/routes.ts'
import { isCopy } from '#site/routing/sent-page.ts'

const site = {
  pathAt,
  isDocument: (path: string) => Boolean(routeOf(path).isDocument),
  isCopy,
  loadPalette: () => import('#site/components/palette/agent-commands.ts'),
}

void loadAgent().then(
  ({ startAgent }) => startAgent(site),
  // The agents' code did not come: the page works as it does without agents.
  () => {},
)
