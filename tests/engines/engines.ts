import { firefox } from './firefox.ts'
import { webKit } from './webkit.ts'

const asked = process.env['ENGINE'] ?? ''

/** The engines that Chromium is not: all, or the one that `ENGINE` names. */
export const engines = [firefox, webKit].filter(({ name }) => name.includes(asked))
