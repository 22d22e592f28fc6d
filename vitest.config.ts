import './tests/use-fixture.ts'

import { availableParallelism } from 'node:os'

import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import UnoCSS from 'unocss/vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { charts } from './src/build/charts/plugin.ts'
import { assets } from './src/build/virtual/plugin.ts'
import { findChromium, launchArguments } from './tests/chromium.ts'
import { keepModules } from './tests/keep-modules.ts'
import { common } from './vite.config.ts'

type Part = Omit<TestProjectInlineConfiguration, 'extends'>

/** A project that reads no configuration file: each would load the whole of this one again. */
const project = ({ plugins = [], test, ...part }: Part): TestProjectInlineConfiguration => ({
  ...common,
  // Each its own: Vitest takes the constants of `import.meta.env` out of it.
  define: { ...common.define },
  ...part,
  plugins: [react(), assets(), charts(), ...plugins],
  test: {
    // Builds and browsers start slowly on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // CI machines are busy: a test fails if it fails twice.
    retry: process.env['CI'] ? 1 : 0,
    ...test,
  },
})

/** What one of their tests does to the process matters to no other: modules are loaded once. */
const inNode = { environment: 'node', isolate: false } as const

/** Loads modules of the build anew, with other fonts. */
const ALONE = ['tests/build/fonts/font-choice.test.ts']

export default defineConfig({
  test: {
    // Most tests wait for a browser or a build, so a worker more than cores leaves none idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project({
        test: {
          ...inNode,
          name: 'node',
          include: [
            'tests/*.test.ts',
            'tests/{machines,scenes,build,chart,inspector,contents}/**/*.test.ts',
          ],
          exclude: ['tests/build/import-resume/**', ...ALONE],
        },
      }),
      project({ test: { ...inNode, isolate: true, name: 'alone', include: ALONE } }),
      project({
        test: {
          ...inNode,
          name: 'copies',
          include: ['tests/{content,build/import-resume}/**/*.test.ts'],
          // They look at copies of the project, where the content is in `src/content`.
          env: { CONTENT: '' },
        },
      }),
      project({
        plugins: [UnoCSS({ inspector: false }), keepModules()],
        // A dependency discovered during a run would reload the page in a test.
        optimizeDeps: {
          entries: 'index.html',
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
      }),
      project({
        test: {
          ...inNode,
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: './tests/site/global-setup.ts',
          testTimeout: 120_000,
        },
      }),
      project({
        test: {
          ...inNode,
          isolate: true,
          // `npm run test:builds`: each file makes a site of another content, or the same once more.
          name: 'other-builds',
          include: ['tests/{other-builds,any-content}/**/*.test.ts'],
          globalSetup: './tests/site/global-setup.ts',
          testTimeout: 120_000,
        },
      }),
      project({
        test: {
          ...inNode,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: './tests/contract/global-setup.ts',
          // Run on the owner's content.
          env: { CONTENT: '' },
          testTimeout: 120_000,
        },
      }),
    ],
  },
})
