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
