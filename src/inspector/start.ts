import { createPanel } from './panel/panel.tsx'

const panel = createPanel()

/** Opens the panel at an actor, or Stately's inspector, as a query asks: the page's unless told. */
export const start = async (search = location.search) => {
  const asked = new URLSearchParams(search).get('inspect')
  if (asked === 'stately') {
    const { connectStately } = await import('./stately.ts')
    return connectStately()
  }
  panel.open(asked || null)
}

export const { toggle } = panel
