import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a content as a folder that `CONTENT` can name. What a test does not make up, the words of
 * the interface and the portrait, it takes from another content.
 */
export const writeContent = async (folder: string, content: object, base: string) => {
  await mkdir(folder, { recursive: true })
  await cp(base, folder, { recursive: true })
  await Promise.all(
    Object.entries(content).map(([name, value]) =>
      writeFile(join(folder, `${name}.ts`), `export const ${name} = ${JSON.stringify(value)}\n`),
    ),
  )
}
