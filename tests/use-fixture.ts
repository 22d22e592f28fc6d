/**
 * The tests' own content: they never depend on what an owner has written. `vite.config.ts` imports
 * this before anything asks which content is used.
 */
export const FIXTURE = 'tests/contents/fixture'

if (process.env['VITEST']) process.env['CONTENT'] ??= FIXTURE
