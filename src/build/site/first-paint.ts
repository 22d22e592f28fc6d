import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'

import { outputOf } from './output.ts'

/** `src/first-paint.ts` with all that it imports, as one small classic script. */
export const bundleFirstPaint = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/first-paint.ts'), output: { format: 'iife' } },
    },
  })
  const [script, ...others] = outputOf(built)
  if (others.length > 0) throw new Error('src/first-paint.ts must bundle into a single script.')
  const code = script.code.trim()
  if (/<\/script|<!--/i.test(code)) throw new Error('src/first-paint.ts would end its own element.')
  return code
}

/** How a policy names an inline script. */
export const scriptHash = (code: string) =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`
