import { site } from '../site'
import type { PanelWindow } from '../context/inspector-context'

const FEATURES = 'popup,width=1200,height=760'
const SHEETS = 'link[rel=stylesheet],style'

/** An empty window that this page renders into; it closes with the page. */
export interface Popup {
  window: PanelWindow
  /** Resolves when its style sheets have loaded. */
  dressed: Promise<unknown>
  close: () => void
}

const follow = (root: Element) => {
  for (const name of site.rootAttributes) {
    const value = document.documentElement.getAttribute(name)
    if (value === null) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
}

/** Copies an element; resolves when its style sheet has loaded, from the cache. */
const copyInto = (head: HTMLElement) => async (node: Node) => {
  if (!(node instanceof Element)) return
  const copy = head.ownerDocument.importNode(node, true)
  const href = node instanceof HTMLLinkElement && node.href
  // Absolute: the window's own address is about:blank.
  if (href) copy.setAttribute('href', href)
  const settled = new Promise((resolve) => {
    for (const type of ['load', 'error']) copy.addEventListener(type, resolve)
  })
  head.append(copy)
  if (href) await settled
}

/** Gives a document this page's styles and root attributes, and keeps them in sync. */
const dress = ({ documentElement: root, head }: Document) => {
  const copy = copyInto(head)
  const attributes = new MutationObserver(() => follow(root))
  // Lazy views add their style sheets later.
  const sheets = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches(SHEETS)) void copy(node)
  })
  follow(root)
  attributes.observe(document.documentElement, { attributeFilter: [...site.rootAttributes] })
  sheets.observe(document.head, { childList: true })
  const parts = document.querySelectorAll(`${SHEETS},meta[name=viewport]`)
  return {
    dressed: Promise.all([...parts].map(copy)),
    end: () => {
      attributes.disconnect()
      sheets.disconnect()
    },
  }
}

/** Opens a window; null if the browser blocks it. Calls `onClosed` when the visitor closes it. */
export const openPopup = (title: string, onClosed: () => void): Popup | null => {
  // Without an address, it inherits this page's origin and policy.
  const opened = window.open('', '_blank', FEATURES) as PanelWindow | null
  if (!opened) return null
  opened.document.title = title
  const { dressed, end } = dress(opened.document)
  const close = () => {
    end()
    removeEventListener('pagehide', close)
    opened.removeEventListener('pagehide', onClosed)
    opened.close()
  }
  addEventListener('pagehide', close)
  opened.addEventListener('pagehide', onClosed)
  return { window: opened, dressed, close }
}
