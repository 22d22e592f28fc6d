import react from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'tests/attached',
  base: './',
  plugins: [react(), UnoCSS({ inspector: false, configFile: 'uno.config.ts' })],
})
