import type { PluginOption } from 'vite'

import { contentCheck } from '#build/content/content-plugin.ts'
import { contentResolver } from '#build/context/content-folder.ts'
import { finish } from '#build/site/finish.ts'
import { sitePlugin } from '#build/site/site-plugin.ts'
import { settings } from '#build/site/settings.ts'
import { caseStudies } from '#build/content/case-study-plugin.ts'
import { assets } from '#build/virtual/plugin.ts'

interface Options {
  /** The folder of the content, from the root: without one, the owner's or else the sample. */
  content?: string
}

/**
 * The modules that the site imports beside files: the content, and what the build makes from it.
 */
export const contentModules = ({ content }: Options = {}): PluginOption[] => [
  settings(content),
  contentResolver(),
  caseStudies(),
  assets(),
]

/**
 * The plugins of the site: it checks the content, makes the modules, prerenders the pages, and
 * reports.
 */
export const portfolio = (options: Options = {}): PluginOption[] => [
  contentCheck(),
  ...contentModules(options),
  sitePlugin(),
  finish(),
]
