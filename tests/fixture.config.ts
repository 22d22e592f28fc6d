/** Builds the site from the content in the folder that `CONTENT` names, or else from the tests' own. */
import { defineConfig } from 'vite'

import { siteConfig } from '../vite.config.ts'
import { FIXTURE } from './fixture-site.ts'

export default defineConfig(async () => ({
  ...(await siteConfig(process.env['CONTENT'] ?? FIXTURE)),
  base: '/',
}))
