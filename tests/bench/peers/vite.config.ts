import react from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'

import { charts } from '../../../src/build/charts/plugin.ts'
import { contentAlias } from '../../../src/build/context/content-folder.ts'
import { switchesOf } from '../../../src/build/site/switches.ts'
import { assets } from '../../../src/build/virtual/plugin.ts'

/** The same carousel in each library, with the site's content, pictures and style. */
export default defineConfig({
  base: '/',
  // Scenes, which the peers do not have, are left out.
  define: switchesOf({ canvas: false, inspector: false }),
  plugins: [react(), UnoCSS({ inspector: false }), assets(), charts()],
  resolve: { alias: [contentAlias(process.cwd())], dedupe: ['react', 'react-dom'] },
  build: {
    minify: 'terser',
    emptyOutDir: true,
    outDir: '.cache/bench/peers',
    rolldownOptions: { input: 'tests/bench/peers/index.html' },
  },
})
