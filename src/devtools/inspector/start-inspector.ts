import { createPanel } from './panel/inspector.tsx'

const panel = createPanel()

/** Opens the panel at an actor, or Stately's inspector, as a query asks: by default the page's own. */
export const start = async (search = location.search) => {
  const requested = new URLSearchParams(search).get('inspect')
  if (requested === 'stately') {
    const { connectStately } = await import('./stately.ts')
    // The panel would stand in front of the message.
    panel.close()
    return connectStately()
  }
  panel.open(requested || null)
}

export const { toggle } = panel
