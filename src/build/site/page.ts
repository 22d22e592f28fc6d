/** What `src/entry-server.tsx` exports. */
export interface ServerEntry {
  render: (path: string, assets: { client: string }) => Rendered
  /** Every address of the site; `/404` is rendered besides. */
  routes: string[]
}

interface Rendered {
  html: string
  head: string
  status: 200 | 404
}

const HEAD = '<!--head-->'
const APP = '<!--app-->'

/** Whether this is our own `index.html`, and not one that a tool brings along. */
export const isTemplate = (html: string) => html.includes(HEAD) && html.includes(APP)

/** The page as it is sent; the first-paint script goes before all that can paint or load. */
export const fillTemplate = (template: string, firstPaint: string, page?: Rendered) =>
  template
    .replace(HEAD, () => `<script>${firstPaint}</script>${page?.head ?? ''}`)
    .replace(APP, () => page?.html ?? '')

/** Address of the script that takes the page over: Vite's own client, if any, stands before it. */
export const clientScript = (template: string) =>
  [...template.matchAll(/<script type="module"[^>]*? src="([^"]+)"/g)].at(-1)?.[1] ?? ''

/** The file from which hosts serve an address without a redirect. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
