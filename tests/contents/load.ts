import type { Content } from '../../src/build/context/content.ts'

const modules = import.meta.glob<Record<string, unknown>>('./*/*.ts', { eager: true })

/** A content of this folder, with its own language: `urdu`, `vietnamese`. */
export const contentOf = (name: string): Content => {
  const parts = Object.entries(modules).flatMap(([path, exported]) => {
    const [, folder, file = ''] = /^\.\/([^/]+)\/([^/]+)\.ts$/.exec(path) ?? []
    return folder === name ? [[file, exported[file]] as const] : []
  })
  if (parts.length === 0) throw new Error(`There is no content called ${name}`)
  return Object.fromEntries(parts) as unknown as Content
}
