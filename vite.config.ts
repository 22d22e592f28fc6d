import react from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { defineConfig, type UserConfig } from 'vite'

import { assets } from './src/build/virtual/plugin.ts'
import { bareEntry, chunks } from './src/build/site/chunks.ts'
import { charts } from './src/build/charts/plugin.ts'
import { contentCheck } from './src/build/content/plugin.ts'
import { CONTENT_FOLDER, contentAlias, placeContent } from './src/build/context/content-folder.ts'
import { loadContent } from './src/build/context/load.ts'
import { basePathOf } from './src/build/lib/address.ts'
import { site } from './src/build/site/plugin.ts'
import { report } from './src/build/site/report.ts'
import { followSwitches, switchesOf } from './src/build/site/switches.ts'

const root = import.meta.dirname

/**
 * What the site and its tests are made with.
 *
 * @param folder of the content, from the root
 */
export const sharedConfig = async (folder = CONTENT_FOLDER) => {
  placeContent(root, folder)
  // `contentCheck` reports errors of the content.
  const content = await loadContent(root).catch(() => undefined)
  const define = switchesOf(content?.site)
  const alias = [
    contentAlias(root),
    // React 18 and later have the hook: leave out the shim.
    { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  ]
  return { base: basePathOf(content?.site.address ?? ''), define, resolve: { alias } }
}

/** The configuration for a content: the owner's, unless another folder is named. */
export const siteConfig = async (folder?: string): Promise<UserConfig> => {
  const shared = await sharedConfig(folder)
  return {
    ...shared,
    plugins: [
      contentCheck(),
      react(),
      UnoCSS({ inspector: false }),
      assets(),
      charts(),
      chunks(),
      site(),
      followSwitches(shared.define),
      report(),
    ],
    // Otherwise every page of the folder is searched for dependencies, those of the bench too.
    optimizeDeps: { entries: 'index.html' },
    // A module worker can load each scene as a chunk when needed.
    worker: { format: 'es', plugins: () => [bareEntry()] },
    // Licence comments stay.
    build: { rolldownOptions: { output: { comments: { legal: true } } } },
  }
}

export default defineConfig(() => siteConfig())
