import { createHash } from 'node:crypto'

import { bundleScript } from './bundle-script.ts'

const FILE = 'src/first-paint.ts'

/** The inline script that runs before the first paint. */
export const bundleFirstPaint = async (
  root: string,
  options?: { minify: boolean },
): Promise<string> => {
  const code = await bundleScript(root, FILE, options)
  if (/<\/script|<!--/i.test(code)) throw new Error(`${FILE} would end its own element.`)
  return code
}

/** The hash by which a Content-Security-Policy allows an inline script or style sheet. */
export const inlineHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
