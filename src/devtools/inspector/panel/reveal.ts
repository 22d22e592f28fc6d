/**
 * Scrolls a part of a list or a chart into view, by the shortest way. The panel stays where it is: in a low
 * window it scrolls, too, and would take its bar out of view.
 */
export const reveal = (part: Element | null | undefined) => {
  const panel = part?.closest('.ins-panel')
  const top = panel?.scrollTop
  part?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  if (panel && panel.scrollTop !== top) panel.scrollTop = top!
}
