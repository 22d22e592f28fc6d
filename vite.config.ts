import './tests/use-fixture.ts'

import { availableParallelism } from 'node:os'

import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vitest/config'

import { assets } from './src/build/virtual/plugin.ts'
import { bareEntry, chunks, compileHint } from './src/build/site/chunks.ts'
import { charts } from './src/build/charts/plugin.ts'
import { contentCheck } from './src/build/content/plugin.ts'
import { contentAlias } from './src/build/context/content-folder.ts'
import { loadContent } from './src/build/context/load.ts'
import { basePathOf } from './src/build/lib/address.ts'
import { site } from './src/build/site/plugin.ts'
import { compressFirst } from './src/build/site/compress-first.ts'
import { followSwitches, switchesOf } from './src/build/site/switches.ts'
import { summary } from './src/build/summary/plugin.ts'
import { findChromium, launchArguments } from './tests/chromium.ts'

const inNode = { environment: 'node' as const }

/** Tests that load modules of the build anew, with another content or other fonts. */
const ALONE = ['tests/any-content/**/*.test.ts', 'tests/build/fonts/font-choice.test.ts']

const root = import.meta.dirname

// `contentCheck` reports errors of the content.
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
    compileHint('every-page', 'playing', 'inspector'),
    compressFirst(),
    site(),
    followSwitches(switches),
    summary(),
  ],
  // Otherwise every page of the folder is searched for dependencies, those of the bench too.
  optimizeDeps: { entries: 'index.html' },
  // React 18 and later have the hook: leave out the shim.
  resolve: {
    alias: [
      contentAlias(root),
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // A module worker can load each scene as a chunk when needed.
  worker: {
    format: 'es',
    plugins: () => [bareEntry(), compressFirst()],
    // Terser has minified it; Rolldown would add white space again.
    rolldownOptions: { output: { minify: false } },
  },
  build: {
    // 0.5 kB smaller than the default minifier's output, which `compressFirst` uses before.
    minify: 'terser',
    terserOptions: {
      module: true,
      // No shipped code reads `Function.length` or calls `new` on a function expression.
      compress: { passes: 2, ecma: 2020, keep_fargs: false, unsafe_arrows: true },
    },
    rolldownOptions: {
      output: {
        // Keep licence comments.
        comments: { legal: true },
      },
    },
  },
  test: {
    // Builds and browsers start slowly on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // CI machines are busy: a test fails if it fails twice.
    retry: process.env['CI'] ? 1 : 0,
    // Most tests wait for a browser or a build, so a worker more than cores leaves none idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'node',
          include: [
            'tests/*.test.ts',
            'tests/{machines,scenes,build,inspector,contents}/**/*.test.ts',
          ],
          exclude: ['tests/build/import-resume/**', ...ALONE],
          // What their modules cost to load is paid once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...inNode, name: 'alone', include: ALONE },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'copies',
          include: ['tests/{content,build/import-resume}/**/*.test.ts'],
          isolate: false,
          // They look at copies of the project, where the content is in `src/content`.
          env: { CONTENT: '' },
        },
      },
      {
        extends: true,
        // A dependency discovered during a run would reload the page in a test.
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
          // Nothing that one of these tests does to the process matters to another: Playwright and
          // Vite are loaded once for all files.
          isolate: false,
          globalSetup: './tests/site/global-setup.ts',
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: './tests/contract/global-setup.ts',
          // Run on the owner's content.
          env: { CONTENT: '' },
          testTimeout: 120_000,
        },
      },
    ],
  },
})
