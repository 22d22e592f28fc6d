import type { PluginOption } from 'vite'

import { contentCheck } from './content/plugin.ts'
import { contentResolver } from './context/content-folder.ts'
import { finish } from './site/finish.ts'
import { site } from './site/plugin.ts'
import { settings } from './site/settings.ts'
import { caseStudies } from './content/case-study-plugin.ts'
import { assets } from './virtual/plugin.ts'

interface Options {
  /** The folder of the content, from the root: without one, the owner's or else the sample. */
  content?: string
}

/** What modules of the site import beside files: the content, and what the build makes from it. */
export const contentModules = ({ content }: Options = {}): PluginOption[] => [
  settings(content),
  contentResolver(),
  caseStudies(),
  assets(),
]

/** The site: its content checked, its modules, its pages prerendered, and a report. */
export const portfolio = (options: Options = {}): PluginOption[] => [
  contentCheck(),
  ...contentModules(options),
  site(),
  finish(),
]
