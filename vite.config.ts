import react from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'

import { portfolio } from './src/publish/portfolio.ts'

export default defineConfig({
  plugins: [react(), UnoCSS({ inspector: false }), portfolio()],
})
