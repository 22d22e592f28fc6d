import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type UserConfig, type ViteDevServer } from 'vite'

import { bundleFirstPaint } from './first-paint.ts'
import { fillTemplate, isTemplate, type ServerEntry } from './page.ts'
import { buildSite } from './prerender.ts'
import { serveDist } from './preview.ts'

const ENTRY = 'src/entry-server.tsx'
const INSPECTOR = /\/inspector-[^/]+\.js$/

const buildConfig = (root: string): UserConfig => ({
  // Otherwise the configuration is loaded anew for each environment, with the content and the tools.
  builder: { sharedConfigBuild: true },
  // The policy allows no `data:` addresses: inline nothing.
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // With a lazy chunk come its style sheets; a list of its scripts would cost each page a kilobyte.
      // The inspector is asked for beside its sheet, or it would be after that.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => INSPECTOR.test(file)),
    },
  },
  environments: {
    ssr: {
      // Bundle all packages, so that Node need not resolve their entry points; but for that of which
      // only the settings are read.
      resolve: { noExternal: true, external: ['unocss'] },
      build: {
        outDir: join(root, '.cache/site'),
        emptyOutDir: true,
        copyPublicDir: false,
        emitAssets: false,
        minify: false,
        rolldownOptions: {
          input: join(root, ENTRY),
          // Node caches modules by address: a changed bundle needs a new name.
          output: { entryFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
})

/** A page by the dev server's modules; `undefined` if the project renders none. */
const pageInDev = async ({ config, environments }: ViteDevServer, url: string) => {
  const entry = join(config.root, ENTRY)
  if (!existsSync(entry) || !isRunnableDevEnvironment(environments.ssr)) return
  const { render } = await environments.ssr.runner.import<ServerEntry>(entry)
  return render(new URL(url, 'http://localhost').pathname)
}

/** Renders a page in development. The developer waits for it after each edit of the content. */
const renderInDev = async (server: ViteDevServer, html: string, url: string) => {
  const [firstPaint, page] = await Promise.all([
    bundleFirstPaint(server.config.root, { minify: false }),
    pageInDev(server, url),
  ])
  return fillTemplate(html, firstPaint, page, page?.css === undefined ? {} : { style: page.css })
}

/** Prerenders every page, in development too, and previews the build with its headers. */
export const site = (): Plugin => ({
  name: 'site',
  config: ({ root = process.cwd() }, { command }) =>
    command === 'build' ? buildConfig(resolve(root)) : {},
  buildApp: (builder) => buildSite(builder),
  transformIndexHtml: {
    order: 'post',
    handler: (html, { server, originalUrl = '/' }) =>
      server && isTemplate(html) ? renderInDev(server, html, originalUrl) : undefined,
  },
  configurePreviewServer({ config, middlewares }) {
    middlewares.use(serveDist(resolve(config.root, config.build.outDir), config.base))
  },
})
