import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'

/** Compiles stories; their texts alone (`?raw`) stay as they are. */
export const stories = (): Plugin => {
  const { transform, ...compiler } = mdx({
    rehypePlugins: [rehypeSlug],
    remarkPlugins: [remarkGfm],
  })
  return {
    ...(compiler as Plugin),
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('?raw') ? undefined : (transform as Transform).call(this, code, id)
    },
  }
}

type Transform = Extract<Plugin['transform'], (...given: never[]) => unknown>
