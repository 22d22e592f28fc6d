import { createServer, type HotUpdateOptions, type Plugin } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

import { contentCheck, NAME } from '../../src/build/content/plugin.ts'
import { copySample } from '../project-copy.ts'

const SKILLS = 'src/content/skills.ts'

/** A dev server of a copy of the content whose watcher says nothing: a test does. */
const serve = async () => {
  const project = await copySample()
  const server = await createServer({
    root: project.folder,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: contentCheck().map((plugin) => ({ ...plugin, apply: 'serve' }) satisfies Plugin),
  })
  onTestFinished(async () => {
    await server.close()
    await project.remove()
  })
  const sent = vi.spyOn(server.ws, 'send')
  const check = server.config.plugins.find(({ name }) => name === NAME)
  const tell = async () => {
    const { handler } = (check as Plugin).hotUpdate as {
      handler: (options: HotUpdateOptions) => unknown
    }
    const file = `${project.folder}/${SKILLS}`
    const context = { environment: server.environments.client }
    await handler.call(context, { file, server } as HotUpdateOptions)
  }
  return { ...project, sent, tell }
}

test('a file saved twice at once is read as it was saved last', async () => {
  const { edit, sent, tell } = await serve()
  await edit(SKILLS, (text) => text.replace('export const', 'export conts'))
  // On a busy machine the second edit would come after the second look.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await expect(tell()).rejects.toThrow('cannot be read')
  sent.mockClear()

  // The watcher drops this one.
  await edit(SKILLS, (text) => text.replace('conts', 'const'))
  vi.runOnlyPendingTimers()
  await expect.poll(() => sent.mock.calls.flat()).toEqual([{ type: 'full-reload' }])
})
