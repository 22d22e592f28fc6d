import { join } from 'node:path'
import { build } from 'vite'

import { outputOf } from './output.ts'

interface Options {
  define?: Record<string, string>
  /** Whether white space goes and names are shortened. */
  minify?: boolean
}

/** Bundles a file and its imports into one classic script, apart from the site's own chunks. */
export const bundleScript = async (
  root: string,
  file: string,
  { define = {}, minify = true }: Options = {},
): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      modulePreload: false,
      minify,
      rolldownOptions: {
        input: join(root, file),
        output: { format: 'iife', comments: { legal: true } },
      },
    },
  })
  const [script, ...others] = outputOf(built)
  if (others.length > 0) throw new Error(`${file} must bundle into a single script.`)
  return script.code.trim()
}
