import {
  defineConfig,
  presetWind4,
  type SourceCodeTransformer,
  transformerDirectives,
  transformerVariantGroup,
} from 'unocss'

import { hues } from './src/content/types.ts'

/** Every colour of the site, by theme. Scenes and link previews use them too. */
export const themes = {
  dark: {
    ink: '#0b0d12',
    raised: '#10131a',
    inset: '#171b24',
    line: '#262c38',
    'line-strong': '#3a4252',
    text: '#eceae4',
    muted: '#a2a8b4',
    signal: '#ffb347',
    amber: '#ffb347',
    violet: '#b39dff',
    mint: '#6fe0b5',
    red: '#ff6b5e',
    sea: '#62b6ff',
    rose: '#ff8fb1',
  },
  light: {
    ink: '#f6f3ec',
    raised: '#fffdf8',
    inset: '#ece7db',
    line: '#d9d2c3',
    'line-strong': '#b8ae9a',
    text: '#16181d',
    muted: '#565b66',
    signal: '#a35a00',
    amber: '#a35a00',
    violet: '#5b3fc4',
    mint: '#0f7a55',
    red: '#b3261e',
    sea: '#0b62a8',
    rose: '#b0285a',
  },
} as const

/**
 * The site's fonts by role: any variable font of `@fontsource-variable` (install its package), its
 * weights, and the nearest generic family. Pages, scenes, previews and the CV use them.
 */
export const fonts = {
  // One weight each: a file with a range is nearly twice as large.
  // The optical size for large type.
  Display: { family: 'Bricolage Grotesque', weights: [680, 680], axes: { opsz: 48 }, like: 'sans' },
  Text: { family: 'Instrument Sans', weights: [400, 400], like: 'sans' },
  Mono: { family: 'Geist Mono', weights: [400, 400], like: 'mono' },
} as const

/** Overrides for `prefers-contrast: more`: text at least 7:1, borders visible. Paper takes the light ones. */
const highContrast = {
  dark: {
    ink: '#000000',
    raised: '#000000',
    inset: '#10131a',
    line: '#8d96a8',
    'line-strong': '#c3cad8',
    text: '#ffffff',
    muted: '#dfe3ea',
    signal: '#ffc46b',
    red: '#ff9c92',
  },
  light: {
    ink: '#ffffff',
    raised: '#ffffff',
    inset: '#f6f3ec',
    line: '#6b6557',
    'line-strong': '#2e2b25',
    text: '#000000',
    muted: '#2b2f36',
    signal: '#6b3a00',
    amber: '#6b3a00',
    violet: '#3f2599',
    mint: '#074a33',
    red: '#861811',
    sea: '#063f6e',
    rose: '#7d163c',
  },
} as const

type Token = keyof typeof themes.dark

const tokens = Object.keys(themes.dark) as Token[]

const declare = (colors: Partial<Record<Token, string>>) =>
  Object.entries(colors)
    .map(([token, color]) => `--${token}:${color};`)
    .join('')

/** Without `data-theme` the system's theme applies; `night` is dark in both themes. */
const themeRules = (dark: string, light: string) =>
  `:root,.night{${dark}}` +
  `@media (prefers-color-scheme:light){:root:not([data-theme]){${light}}}` +
  `:root[data-theme=light]{${light}}`

const wind = presetWind4({ preflights: { theme: 'on-demand' } })

/** Sorts the preset's theme variables: their order depends on timing, and builds must repeat. */
const inOrder = {
  name: 'in-order',
  preflights: [
    {
      layer: 'theme',
      getCSS: () => {
        const used = wind.meta?.['themeDeps'] as Set<string>
        const sorted = [...used].toSorted()
        used.clear()
        for (const name of sorted) used.add(name)
        return undefined
      },
    },
  ],
}

/**
 * Takes `@property` rules out of the inspector's style sheets, where `@apply` puts them. The page's own
 * sheet has registered the same properties; registered again, they style the whole page anew.
 */
const registeredOnce: SourceCodeTransformer = {
  name: 'registered-once',
  idFilter: (id) => /\/src\/inspector\/.*\.css$/.test(id),
  transform: (code) => void code.replaceAll(/@property [^}]*\}/g, ''),
}

export default defineConfig({
  // The inspector and the pages about machines have their own style sheets: there, `@apply`.
  content: { pipeline: { exclude: [/\.(?:css|html)(?:$|\?)/, /\/src\/(?:inspector|publish)\//] } },
  transformers: [transformerDirectives(), registeredOnce, transformerVariantGroup()],
  presets: [inOrder, wind],
  theme: {
    colors: Object.fromEntries([...tokens, 'hue'].map((name) => [name, `var(--${name})`])),
    font: {
      display: "Display,'Display Fallback',sans-serif",
      sans: "Text,'Text Fallback',sans-serif",
      mono: "Mono,'Mono Fallback',monospace",
    },
  },
  preflights: [
    {
      getCSS: () =>
        themeRules(
          `color-scheme:dark;${declare(themes.dark)}`,
          `color-scheme:light;${declare(themes.light)}`,
        ) +
        `@media (prefers-contrast:more){${themeRules(declare(highContrast.dark), declare(highContrast.light))}}` +
        `@media print{:root:root,.night.night{color-scheme:light;${declare(highContrast.light)}}}` +
        hues.map((hue) => `.hue-${hue}{--hue:var(--${hue})}`).join(''),
    },
  ],
  shortcuts: {
    'icon-button':
      'inline-flex items-center justify-center size-11 shrink-0 rounded-full border-0 bg-transparent text-muted transition-colors duration-150 hover:text-signal cursor-pointer',
    section: 'mt-12 md:mt-18 lg:mt-24',
    page: 'mx-auto w-full max-w-[77.5rem] px-4 sm:px-8',
    label: 'font-mono text-[0.78rem] leading-tight tracking-[-0.01em]',
    title: 'font-display font-[680] tracking-[-0.03em] leading-[1.04] text-balance',
    pill: 'inline-flex items-center justify-center gap-2 min-h-11 px-5 rounded-full border border-line-strong text-text no-underline transition-colors duration-150 hover:border-signal hover:text-signal cursor-pointer',
    'pill-filled':
      'pill bg-signal border-signal text-ink hover:text-ink hover:bg-text hover:border-text',
  },
})
