import type { Locator } from 'playwright'

/** Names that are broken elsewhere than where their parts end. */
export const brokenNames = (names: Locator) =>
  names.evaluateAll((all) =>
    all
      // What stands between two places to break is a node; what is highlighted is in one.
      .flatMap(({ childNodes }) => [...childNodes].map((node) => node.firstChild ?? node))
      .flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          return range.getClientRects().length > 1 ? word : []
        }),
      ),
  )
