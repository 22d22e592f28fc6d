import react from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'

import { portfolio } from './src/build/portfolio.ts'

export default defineConfig({
  // Case studies, too: an edit of one is seen where it stands.
  plugins: [react({ include: /\.(?:[jt]sx?|mdx)$/ }), UnoCSS({ inspector: false }), portfolio()],
})
