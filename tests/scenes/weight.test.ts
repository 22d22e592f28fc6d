import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

import { names } from './scenes'

import { contentAlias } from '../../src/build/context/content-folder.ts'

const SCENES = fileURLToPath(new URL('../../src/scenes', import.meta.url))
// The Earth marks where the owner is.
const CONTENT = `${contentAlias(process.cwd()).replacement}identity.ts`
const MOST = 4096 // bytes, as sent

describe.each(names)('the %s scene', (name) => {
  it('weighs at most 4 kB with all that it needs, which is nothing but scene code and the owner’s city', async () => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { alias: [contentAlias(process.cwd())] },
      build: {
        write: false,
        rolldownOptions: {
          input: `${SCENES}/${name}/${name}.scene.ts`,
          preserveEntrySignatures: 'strict',
        },
      },
    })
    const { output } = result as Rolldown.RolldownOutput
    const chunks = output.filter((file) => file.type === 'chunk')
    expect(chunks).toHaveLength(1)
    const [{ code, modules, imports }] = chunks as [Rolldown.OutputChunk]
    expect(imports).toEqual([])
    expect(
      Object.keys(modules).filter(
        (id) => id !== CONTENT && (!id.startsWith(SCENES) || id.includes('.build.')),
      ),
    ).toEqual([])
    expect(code).toContain(`still`)
    expect(gzipSync(code).length).toBeLessThanOrEqual(MOST)
  })
})
