import { join } from 'node:path'
import { build } from 'vite'

import { outputOf } from './output.ts'

const FILE = 'src/first-paint.ts'

/** The inline script that runs before the first paint, with all that it imports. */
export const bundleFirstPaint = async (root: string, { minify = true } = {}): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      minify,
      rolldownOptions: { input: join(root, FILE), output: { format: 'iife' } },
    },
  })
  const code = outputOf(built)[0].code.trim()
  if (/<\/script|<!--/i.test(code)) throw new Error(`${FILE} would end its own element.`)
  return code
}
