/** Builds the site from the content in the folder that `CONTENT` names, or else from the tests' own. */
import react from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'

import { portfolio } from '#build/portfolio.ts'
import { FIXTURE } from './fixture-site.ts'

const content = process.env['CONTENT'] ?? FIXTURE

export default defineConfig({
  base: '/',
  plugins: [react(), UnoCSS({ inspector: false }), portfolio({ content })],
})
