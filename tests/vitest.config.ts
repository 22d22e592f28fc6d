/** `npm test`: all tests but those of `tests/engines`. Paths begin at the root of the project. */
import { availableParallelism } from 'node:os'

import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import UnoCSS from 'unocss/vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { contentModules } from '#build/portfolio.ts'
import { findChromium, launchArguments } from './chromium.ts'
import { FIXTURE } from './fixture-site.ts'

const content = process.env['CONTENT'] ?? FIXTURE

type Part = Omit<TestProjectInlineConfiguration, 'extends'>

/** A project that reads no configuration file: each would load the whole of this one again. */
const project = ({ plugins = [], test, ...part }: Part): TestProjectInlineConfiguration => ({
  ...part,
  plugins: [react(), contentModules({ content }), ...plugins],
  test: {
    // Builds and browsers start slowly on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // CI machines are busy: a test fails there if it fails twice.
    retry: process.env['CI'] ? 1 : 0,
    ...test,
  },
})

/** What one of their tests does to the process matters to no other: modules are loaded once. */
const inNode = {
  environment: 'node',
  isolate: false,
  setupFiles: './tests/use-fixture.ts',
} as const

const DEV = 'tests/long/dev-server.test.ts'

/** Tests that run in a page of a browser, by their folders. */
const IN_BROWSER = 'tests/{canvas,components,motion}/**'
/** Tests of the built site; those of other engines have a configuration of their own. */
const OF_SITE = 'tests/{site,long,release,contract,engines}/**'

/** Whether a folder of `tests` is named on the command line. */
const isAsked = (folder: string) =>
  process.argv.some((argument) => argument.startsWith(`tests/${folder}`))

/** What takes minutes, what belongs before a release or before publishing. */
const asked = ['long', 'release', 'contract'].filter(isAsked)

export default defineConfig({
  test: {
    // A test and its browser keep a core busy: with more workers, tests that wait only ask more often.
    maxWorkers: availableParallelism(),
    projects: [
      project({
        test: {
          ...inNode,
          name: 'node',
          // A new folder is here without being named.
          include: ['tests/**/*.test.ts'],
          exclude: [IN_BROWSER, OF_SITE],
        },
      }),
      project({
        // Alone: a dev server serves each module by itself, which takes minutes beside all other tests.
        test: {
          ...inNode,
          name: 'dev',
          include: isAsked('long') ? [DEV] : [],
          sequence: { groupOrder: 1 },
        },
      }),
      project({
        plugins: [UnoCSS({ inspector: false })],
        // A dependency discovered during a run would reload the page in a test.
        optimizeDeps: {
          entries: 'index.html',
          include: ['@testing-library/react', 'fast-check', 'gsap', '@gsap/react', 'xstate/graph'],
        },
        server: { hmr: { overlay: false } },
        test: {
          name: 'browser',
          // What most of them import takes longer to load than their tests take.
          isolate: false,
          setupFiles: './tests/components/set-up.ts',
          include: [`${IN_BROWSER}/*.test.{ts,tsx}`],
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
          include: ['site', ...asked].map((folder) => `tests/${folder}/*.test.ts`),
          exclude: [DEV],
          globalSetup: './tests/site/global-setup.ts',
          testTimeout: 120_000,
        },
      }),
    ],
  },
})
