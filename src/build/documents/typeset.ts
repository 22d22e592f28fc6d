import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

import type { BuildContext } from '#build/context/context.ts'
import { allWords } from '#build/fonts/characters.ts'
import { digest } from '#build/lib/digest.ts'
import { directionOf } from '#build/lib/writing-direction.ts'
import { fontsFor } from './document-fonts.ts'

/**
 * A document that Typst sets: its cache key, and a function that makes and writes it.
 *
 * @param file path of the template, which reads `data` as JSON from `sys.inputs.data`; `fonts`,
 * `lang`, `region` and `dir` are added to it
 * @param pictures PNG files: the template names them `/0.png`, `/1.png` and so on
 */
export const typeset = async (
  context: BuildContext,
  file: string,
  data: object,
  pictures: readonly Buffer[] = [],
) => {
  const template = await readFile(join(context.root, file), 'utf8')
  const { lang } = (await context.content()).site
  const { names, fonts } = await fontsFor(context, template + allWords(data))
  const { language, region } = new Intl.Locale(lang)
  const input = { ...data, fonts: names, lang: language, region, dir: directionOf(lang) }
  const inputs = { data: JSON.stringify(input) }
  const make = async <Output>(
    write: (compiler: NodeCompiler, document: NodeTypstDocument) => Output,
  ) => {
    const typst = await import('@myriaddreamin/typst-ts-node-compiler')
    const compiler = typst.NodeCompiler.create({
      workspace: context.root,
      fontArgs: [{ fontBlobs: fonts }],
    })
    for (const [index, bytes] of pictures.entries())
      compiler.mapShadow(join(context.root, `${index}.png`), bytes)
    const compiled = compiler.compile({ mainFileContent: template, inputs })
    const { result } = compiled
    if (!result)
      throw new Error(`${file}: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
    return write(compiler, result)
  }
  const key = digest(template, inputs.data, ...fonts, ...pictures)
  return { key, make }
}
