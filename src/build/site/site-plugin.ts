import { join, resolve } from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type UserConfig, type ViteDevServer } from 'vite'

import { paths } from '#build/lib/paths.ts'
import { bundleFirstPaint } from './bundle.ts'
import { chunks, SHARED } from './chunks.ts'
import { fillTemplate, type ServerEntry } from './page.ts'
import { buildSite } from './prerender.ts'
import { serveDist } from './serve-dist.ts'

/** Chunks of the inspector, including the chunk of its machine, which the catalogue shares. */
const INSPECTOR = /\/inspector[-.][^/]+\.js$/

const buildConfig = (root: string): UserConfig => ({
  // Otherwise Vite loads the configuration anew for each environment, with the content and the
  // tools.
  builder: { sharedConfigBuild: true },
  // The policy allows no `data:` addresses: inline nothing.
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The list of scripts that each lazy chunk imports is left out: it would cost a page a
      // kilobyte. Only the inspector keeps it, since it would be loaded after its style sheet
      // otherwise.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => INSPECTOR.test(file)),
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: chunks(root) } } },
    ssr: {
      // All packages are bundled: Node could not resolve all of their entry points. UnoCSS is large,
      // and only its settings are read.
      resolve: { noExternal: true, external: ['unocss'] },
      build: {
        outDir: join(root, '.cache/site'),
        emptyOutDir: true,
        copyPublicDir: false,
        emitAssets: false,
        minify: false,
        rolldownOptions: {
          input: join(root, paths.serverEntry),
          // Node caches modules by address: a changed bundle needs a new name.
          output: { entryFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
})

/** Renders a page in development. The developer waits for it after each edit of the content. */
const renderInDev = async ({ config, environments }: ViteDevServer, html: string, url: string) => {
  if (!isRunnableDevEnvironment(environments.ssr)) throw new Error('The server runs no modules.')
  const { shownPathAt, render } = await environments.ssr.runner.import<ServerEntry>(
    join(config.root, paths.serverEntry),
  )
  const [firstPaint, page] = await Promise.all([
    bundleFirstPaint(config.root, config.base, { minify: false }),
    render(shownPathAt(url)),
  ])
  return fillTemplate(html, firstPaint, page, page.css === undefined ? {} : { style: page.css })
}

/** Prerenders every page, in development too, and previews the build with its headers. */
export const sitePlugin = (): Plugin => {
  /** The style sheets that stand in each page. */
  const sheets = new Set<string>()
  return {
    name: 'site',
    config: ({ root = process.cwd() }, { command }) =>
      command === 'build' ? buildConfig(resolve(root)) : {},
    // Before Vite links the sheets in pages, and lists them for each chunk that is loaded on its
    // own.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !(chunk.isEntry || chunk.name === SHARED)) continue
          for (const file of chunk.viteMetadata?.importedCss ?? []) sheets.add(file)
          chunk.viteMetadata?.importedCss.clear()
        }
      },
    },
    buildApp: (builder) => buildSite(builder, sheets),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server, originalUrl = '/' }) =>
        server ? renderInDev(server, html, originalUrl) : undefined,
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveDist(resolve(config.root, config.build.outDir), config.base))
    },
  }
}
