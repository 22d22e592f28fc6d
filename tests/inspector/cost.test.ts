import { gzipSync } from 'node:zlib'
import { resolve } from 'node:path'

import { minify } from 'terser'
import { build } from 'vite'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

import { menuMachine } from '#machines/menu.machine'

import { outputOf } from '../../src/build/site/output.ts'
import { register, registeredActors } from '../../src/actors/registry'

const LARGEST_BYTES = 500
const ENTRY = resolve('cost.js')

/** All that each visitor carries of the inspector. */
const CARRIED = `
  export { offerInspection } from '/src/inspector/entry'
  export * from '/src/actors/registry'
  export { usePageActor } from '/src/actors/use-page-actor'
`

const carriedCode = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: resolve('.'),
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => {
          if (id === ENTRY) return id
          // What is asked for only when somebody wants to look inside.
          if (id.endsWith('start')) return { id: 'later', external: true }
        },
        load: (id) => (id === ENTRY ? CARRIED : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      // Not as a page: that would bring Vite's own loader along, which others pay for.
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { external: ['react', 'xstate', '@xstate/react'] },
    },
  })
  const [{ code }] = outputOf(Array.isArray(built) ? built[0]! : built)
  const small = await minify(code, { module: true, compress: { passes: 3, ecma: 2020 } })
  // In the page's own chunk, nothing is imported or exported.
  return (small.code ?? '').replaceAll(/\b(?:import|export)\{[^}]*\}(?:from"[^"]*")?;?/g, '')
}

it('costs a visitor who does not look inside half a kilobyte', async () => {
  const code = await carriedCode()
  // Nothing was left out, and nothing of the inspector came along.
  for (const part of ['?inspect', 'keydown']) expect(code).toContain(part)
  expect(code).not.toContain('createRoot')
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LARGEST_BYTES)
})

it('does nothing with an actor until somebody looks inside', () => {
  const actor = createActor(menuMachine).start()
  const inspect = vi.spyOn(actor.system, 'inspect')
  const subscribe = vi.spyOn(actor, 'subscribe')
  const unregister = register(actor, () => {})
  actor.send({ type: 'menu.toggle' })
  expect(registeredActors()).toContain(actor)
  expect(inspect).not.toHaveBeenCalled()
  expect(subscribe).not.toHaveBeenCalled()
  unregister()
  expect(registeredActors()).not.toContain(actor)
})
