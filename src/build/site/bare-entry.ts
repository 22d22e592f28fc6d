import type { Plugin } from 'vite'

/**
 * Keeps what chunks share out of a worker's entry. WebKit runs the entry a second time when a chunk
 * imports it: its second stage then takes the orders of the first, and knows none of the canvases.
 */
export const bareEntry = (): Plugin => ({
  name: 'bare-entry',
  // Vite's own value for workers lets an entry export what others need.
  options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
})
