import '../use-fixture.ts'

import { resolve } from 'node:path'

import { defineConfig } from 'vitest/config'

import { contentAlias } from '../../src/build/context/content-folder.ts'

const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  root,
  resolve: { alias: [contentAlias(root)] },
  test: {
    name: 'engines',
    environment: 'node',
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: './tests/engines/global-setup.ts',
    // A driver of WebKit starts one browser at a time.
    fileParallelism: false,
    testTimeout: 90_000,
  },
})
