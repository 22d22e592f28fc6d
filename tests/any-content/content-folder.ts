import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a content, by their name in its folder. */
export const contentTexts = (content: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      `${name}.ts`,
      `export const ${name} = ${JSON.stringify(value)}\n`,
    ]),
  )

/**
 * Writes a content as a folder that `CONTENT` can name. What a test does not make up, the words of
 * the interface and the portrait, it takes from another content.
 */
export const writeContent = async (folder: string, content: object, base: string) => {
  await mkdir(folder, { recursive: true })
  await cp(base, folder, { recursive: true })
  await Promise.all(
    Object.entries(contentTexts(content)).map(([file, text]) =>
      writeFile(join(folder, file), text),
    ),
  )
}
