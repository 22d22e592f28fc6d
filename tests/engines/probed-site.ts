import { once } from 'node:events'
import { createServer } from 'node:http'

import { startPreview } from '../../src/build/site/start-preview.ts'
import { FIXTURE_SITE } from '../sites.ts'

/**
 * Runs before the page's own scripts: keeps what no page can ask for later, what its workers say and
 * what goes wrong.
 */
const probe = () => {
  const said: unknown[] = []
  const faults: string[] = []
  Object.assign(globalThis, { workersSaid: said, faults })
  addEventListener('error', ({ message }) => void faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => void faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    faults.push(`policy: ${violatedDirective}`)
  })
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }) => said.push(data))
    }
  }
}

const PROBE = '/probe.js'
const answerOf = async (path: string, origin: string) => {
  if (path === PROBE)
    return new Response(`(${String(probe)})()`, { headers: { 'content-type': 'text/javascript' } })
  const answer = await fetch(new URL(path, origin))
  if (!answer.headers.get('content-type')?.includes('html')) return answer
  const html = (await answer.text()).replace('<head>', `<head><script src="${PROBE}"></script>`)
  return new Response(html, answer)
}

/** Serves the built site as it is, but for a probe that each page loads first. */
export const startProbedSite = async (root: string) => {
  const preview = await startPreview(root, { outDir: FIXTURE_SITE })
  const server = createServer((request, response) => {
    void answerOf(request.url ?? '/', preview.url).then(async (answer) => {
      const headers = new Headers(answer.headers)
      // The body has been unpacked, and has grown.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
        headers.delete(name)
      response.writeHead(answer.status, Object.fromEntries(headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no address.')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await preview.close()
  }
  return { url: `http://127.0.0.1:${address.port}`, close }
}
