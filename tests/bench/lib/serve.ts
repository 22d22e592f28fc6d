/** Serves a build as the preview does, but compressed by Brotli and with changed pages. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

import { startPreview } from '../../start-preview.ts'

const COMPRESSED = /^(?:text|application)\/|svg/
/** What a host would not send, or not of a body that has been packed anew. */
const DROPPED =
  /^(?:access-control|connection|content-(?:encoding|length)|etag|keep-alive|last-m|transfer|vary)/

/** On a free port. `change` rewrites each page, `added` has more files by path, `more` is sent with each answer. */
export const serve = async (
  folder: string,
  change = (html: string) => html,
  added: Record<string, Blob> = {},
  more: Record<string, string> = {},
) => {
  const preview = await startPreview(process.cwd(), { outDir: folder })
  const answerOf = async (path: string, isPacked: boolean) => {
    const file = added[path]
    const response = file ? new Response(file) : await fetch(new URL(path, preview.url))
    const headers = new Headers([...response.headers].filter(([name]) => !DROPPED.test(name)))
    for (const [name, value] of Object.entries(more)) headers.append(name, value)
    const type = headers.get('content-type') ?? ''
    const bytes = Buffer.from(await response.arrayBuffer())
    const body = type.includes('html') ? Buffer.from(change(bytes.toString())) : bytes
    if (!isPacked || !COMPRESSED.test(type)) return { status: response.status, headers, body }
    headers.set('content-encoding', 'br')
    return { status: response.status, headers, body: brotliCompressSync(body) }
  }
  const answers = new Map<string, ReturnType<typeof answerOf>>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const isPacked = /\bbr\b/.test(String(request.headers['accept-encoding']))
    const answer = answers.get(path) ?? answerOf(path, isPacked)
    answers.set(path, answer)
    const send = ({ status, headers, body }: Awaited<typeof answer>) =>
      response.setHeaders(headers).writeHead(status).end(body)
    answer.then(send, () => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await preview.close()
    },
  }
}
