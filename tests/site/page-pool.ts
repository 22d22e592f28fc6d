import type { BrowserContext, Disposable, Page } from 'playwright'

/**
 * What a context keeps, whatever page it shows next: afterwards it is closed. What a route answers stays
 * in the browser's cache.
 */
const LASTING = [
  ...['addCookies', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'route', 'setOffline'],
  'setExtraHTTPHeaders',
]

/** Pages that are free, by what was asked of their contexts. */
const idle = new Map<string, Page[]>()
const unfit = new WeakSet<BrowserContext>()
/** Scripts that a test has put before those of its page. */
const scripts = new WeakMap<BrowserContext, Promise<Disposable>[]>()

/** Notices when a test changes its context for good. */
const watch = (context: BrowserContext, part: object, methods: string[]) => {
  for (const method of methods) {
    const call: unknown = Reflect.get(part, method)
    if (typeof call !== 'function') continue
    Reflect.set(part, method, (...given: unknown[]): unknown => {
      unfit.add(context)
      return call.apply(part, given)
    })
  }
}

/** Keeps the scripts that a test adds, to take them out after it. */
const keepScripts = (context: BrowserContext, part: BrowserContext | Page) => {
  const add = part.addInitScript.bind(part)
  part.addInitScript = (...given) => {
    const added = add(...given)
    scripts.set(context, [...(scripts.get(context) ?? []), added])
    return added
  }
}

/**
 * A page that another test has left, or a new one. A browser that has the site's files and their
 * compiled code shows a page for less than half of the processor time.
 */
export const takePage = async (kind: string, open: () => Promise<BrowserContext>) => {
  const left = idle.get(kind)?.pop()
  if (left) return left
  const context = await open()
  const page = await context.newPage()
  watch(context, context, LASTING)
  watch(context, context.clock, ['install', 'pauseAt'])
  watch(context, page, LASTING)
  keepScripts(context, context)
  keepScripts(context, page)
  return page
}

/** Makes a page as good as new for the next test: nothing is stored, pointed at or listened to. */
export const returnPage = async (kind: string, page: Page) => {
  const context = page.context()
  if (unfit.has(context) || page.isClosed()) return context.close()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['console', 'pageerror', 'request', 'response'] as const)
    page.removeAllListeners(event)
  for (const script of scripts.get(context) ?? []) await (await script).dispose()
  scripts.delete(context)
  await context.clearPermissions()
  await page.mouse.move(-1, -1)
  // A file of the same address: from here storage can be cleared when no script writes into it.
  await page.goto('resume.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  idle.set(kind, [...(idle.get(kind) ?? []), page])
}
