import { afterFrame } from '#lib/after-frame.ts'
import { FOLDER, hrefOf } from '#lib/base-path.ts'
import { isMachinePath } from '#devtools/machine-pages/machine-links.ts'
import { navigationActor } from '#devtools/actors/show-page.ts'
import { act } from './act.ts'
import type { Call } from './agent-site.ts'
import { type Answer, refuse, textField } from './answer.ts'
import { showLink } from './show.ts'

/** The address that a call asks for: a path of the site is one in its folder. */
export const askedAddress = (asked: string) => {
  const isPath = asked.startsWith('/') && !asked.startsWith('//') && !asked.startsWith(FOLDER)
  return new URL(isPath ? hrefOf(asked) : asked, location.href)
}

const shown = () => ({
  address: location.href.replace(/\?[^#]*/, ''),
  title: document.title,
  h1: document.querySelector('h1')?.textContent ?? '',
})

const isAtRest = () => {
  const snapshot = navigationActor()?.getSnapshot()
  return snapshot?.matches({ page: 'shown' }) || snapshot?.matches({ page: 'failed' }) || false
}

/**
 * Loads a document of the site once the call is answered: a later call would reach the next page.
 */
const leaveFor = (address: URL): Answer => {
  setTimeout(() => location.assign(address))
  return { ok: true, opens: address.href, because: 'it is a document of its own: ask there again' }
}

const NO_PAGE = 'there is no such page: page_state and read_projects have addresses'

/** Shows a page of the site as a link does; any other link is only shown, for the visitor to press. */
export const openPage = async ({ agent, site, signal }: Call, input: unknown): Promise<Answer> => {
  const asked = textField(input, 'path')
  if (asked === undefined) return refuse('path is a path like /about')
  if (!URL.canParse(asked, location.href)) return refuse(NO_PAGE)
  const address = askedAddress(asked)
  const path = address.origin === location.origin ? site.pathAt(address.pathname) : undefined
  if (path === undefined) {
    const inSite = address.origin === location.origin && address.pathname.startsWith(FOLDER)
    if (inSite && isMachinePath(`/${address.pathname.slice(FOLDER.length)}`))
      return leaveFor(address)
    if (showLink(address.href)) return refuse('the visitor must press this link', { shown: true })
    return refuse(inSite ? NO_PAGE : 'no link on this page leads there', { shown: false })
  }
  const navigation = navigationActor()
  const isElsewhere =
    !navigation || site.isCopy() || site.isDocument(navigation.getSnapshot().context.path)
  if (isElsewhere) return leaveFor(address)
  const event = { type: 'link.followed' as const, to: path + address.hash }
  const send = () => navigation.send(event)
  const part = { actor: navigation, event, send, isSettled: isAtRest }
  const { settled, because } = await act(agent, part, signal)
  const { context } = navigation.getSnapshot()
  if (context.failure !== 'none') return refuse('the page did not come: is there a connection?')
  if (!settled) return { ok: true, settled, because, opens: address.href }
  if (context.path !== path) return refuse('the visitor has gone to another page', shown())
  // The page's heading and title are set by then.
  if (!document.hidden) await new Promise<void>((resolve) => void afterFrame(resolve, 0))
  return { ok: true, settled, ...shown() }
}
