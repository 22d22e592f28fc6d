import './tests/use-fixture.ts'

import { availableParallelism } from 'node:os'

import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vitest/config'

import { assets } from './src/build/virtual/plugin.ts'
import { bareEntry } from './src/build/site/bare-entry.ts'
import { chunks } from './src/build/site/chunks.ts'
import { charts } from './src/build/charts/plugin.ts'
import { compileHint } from './src/build/site/compile-hint.ts'
import { contentCheck } from './src/build/content/plugin.ts'
import { contentAlias } from './src/build/context/content-folder.ts'
import { loadContent } from './src/build/context/load.ts'
import { basePathOf } from './src/build/lib/address.ts'
import { site } from './src/build/site/plugin.ts'
import { followSwitches, switchesOf } from './src/build/site/switches.ts'
import { summary } from './src/build/summary/plugin.ts'
import { findChromium, launchArguments } from './tests/chromium.ts'

const inNode = { environment: 'node' as const }

const root = import.meta.dirname

// What is wrong with the content, its check says.
const content = await loadContent(root).catch(() => undefined)
const switches = switchesOf(content?.site)

export default defineConfig({
  base: basePathOf(content?.site.address ?? ''),
  define: switches,
  plugins: [
    contentCheck(),
    react(),
    UnoCSS({ inspector: false }),
    assets(),
    charts(),
    chunks(),
    compileHint('inspector'),
    site(),
    followSwitches(switches),
    summary(),
  ],
  // React has had the hook for years: its stand-in for older ones is left out.
  resolve: {
    alias: [
      contentAlias(root),
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // A worker of modules, so that each scene is a chunk that it loads when needed.
  worker: {
    format: 'es',
    plugins: () => [bareEntry()],
    // Terser has made it small already; Rolldown would print it with its white space again.
    rolldownOptions: { output: { minify: false } },
  },
  build: {
    // Half a kilobyte smaller than the default.
    minify: 'terser',
    terserOptions: {
      module: true,
      // Nothing that is shipped asks a function how many arguments it names, or makes an object by a
      // function expression.
      compress: { passes: 3, ecma: 2020, keep_fargs: false, unsafe_arrows: true },
    },
    rolldownOptions: {
      output: {
        // The licences of what is shipped stay with it.
        comments: { legal: true },
      },
    },
  },
  test: {
    // On a busy machine a build or a browser takes a while to begin.
    testTimeout: 30_000,
    // A busy machine may keep a browser's window waiting; what fails twice there is red.
    retry: process.env['CI'] ? 1 : 0,
    // Most of them wait for a browser or a build: one at a time would leave half of a machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'node',
          include: [
            'tests/*.test.ts',
            'tests/{machines,content,scenes,build,inspector,any-content}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // Found in the middle of a run, a new dependency would reload the page under a test.
        optimizeDeps: {
          include: ['@testing-library/react', 'fast-check', 'gsap', '@gsap/react', 'xstate/graph'],
        },
        server: { hmr: { overlay: false } },
        test: {
          name: 'browser',
          include: ['tests/{canvas,components,motion,routing}/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: launchArguments },
            }),
          },
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: './tests/site/global-setup.ts',
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: './tests/contract/global-setup.ts',
          // The owner's content, whatever it is.
          env: { CONTENT: '' },
          testTimeout: 120_000,
        },
      },
    ],
  },
})
