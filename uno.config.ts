import { defineConfig, presetWind3, transformerDirectives, transformerVariantGroup } from 'unocss'

import { SCHEMES, type Theme, THEMES } from './machines/themes.ts'
import { hues } from './src/content-model/schema/hues.ts'

/**
 * Every colour of the site, by theme; with more contrast asked for, `src/site/other-media.css` goes before
 * them. Scenes and link previews use them too. `signal` is the accent as text and lines, `filled` as a
 * ground; from `amber` on they are the hues of projects.
 */
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
    filled: '#ffb347',
    rail: '#ffffff',
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
    filled: '#ffb347',
    rail: '#16181d',
    amber: '#a35a00',
    violet: '#5b3fc4',
    mint: '#0f7a55',
    red: '#b3261e',
    sea: '#0b62a8',
    rose: '#b0285a',
  },
} as const

type Token = keyof typeof themes.dark

const tokens = Object.keys(themes.dark) as Token[]

const declare = (colors: Record<Token, string>) =>
  Object.entries(colors)
    .map(([token, color]) => `--${token}:${color};`)
    .join('')

/** What else follows from what a theme is like. */
const ofScheme = {
  dark: 'color-scheme:dark;--tint:.62;--on-light:none;',
  light: 'color-scheme:light;--tint:.15;--on-dark:none;--on-light:block;',
}

const rulesOf = (theme: Theme) => ofScheme[SCHEMES[theme]] + declare(themes[theme])

/** Without `data-theme` the system's theme applies. */
const themeRules =
  `:root{${rulesOf('dark')}}` +
  `@media (prefers-color-scheme:light){:root:not([data-theme]){${rulesOf('light')}}}` +
  THEMES.filter((theme) => theme !== 'dark')
    .map((theme) => `:root[data-theme=${theme}]{${rulesOf(theme)}}`)
    .join('')

const translucent = ([token, percent]: (string | undefined)[]) =>
  `color-mix(in srgb,var(--${token}) ${percent}%,transparent)`

export default defineConfig({
  // The inspector and the pages about machines have their own style sheets: there, `@apply`.
  content: {
    pipeline: { exclude: [/\.(?:css|html)(?:$|\?)/, /\/src\/(?:devtools|build)\//] },
  },
  transformers: [transformerDirectives(), transformerVariantGroup()],
  presets: [presetWind3({ preflight: 'on-demand' })],
  theme: {
    colors: {
      ...Object.fromEntries([...tokens, 'hue'].map((name) => [name, `var(--${name})`])),
      white: 'white',
    },
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    fontFamily: {
      display: "Display,'Display Fallback',sans-serif",
      sans: "Text,'Text Fallback',sans-serif",
      mono: "Mono,'Mono Fallback',monospace",
    },
  },
  preflights: [
    {
      getCSS: () => themeRules + hues.map((hue) => `.hue-${hue}{--hue:var(--${hue})}`).join(''),
    },
  ],
  // Words of code, which the extractor takes for classes.
  blocklist: [/^(?:me|visible|static|table|transform|resize|ring|px|container|[hm]\d.*)$/],
  rules: [
    // The accent is as bright in both themes.
    ['text-on-filled', { color: themes.dark.ink }],
    ['wrap-anywhere', { 'overflow-wrap': 'anywhere' }],
    // The preset's need a dozen variables on every element.
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
    // What is swiped over; two fingers zoom there, too.
    ['touch-pan-y', { 'touch-action': 'pan-y pinch-zoom' }],
    // The preset leaves out the opacity of a colour that is a variable.
    [/^bg-([\w-]+)\/(\d+)$/, ([, ...of]) => ({ 'background-color': translucent(of) })],
    [/^border-([\w-]+)\/(\d+)$/, ([, ...of]) => ({ 'border-color': translucent(of) })],
    [/^glow-([\w-]+)\/(\d+)$/, ([, ...of]) => ({ 'box-shadow': `0 0 0 4px ${translucent(of)}` })],
  ],
  shortcuts: {
    'icon-button':
      'inline-flex items-center justify-center size-11 shrink-0 rounded-full text-muted transition-colors hover:text-signal cursor-pointer',
    section: 'mt-12 md:mt-18 lg:mt-24',
    page: 'mx-auto w-full max-w-[77.5rem] px-4 sm:px-8',
    label: 'font-mono text-[0.78rem] leading-tight tracking-[-0.01em]',
    title: 'font-display font-680 tracking-[-0.03em] leading-[1.04] text-balance',
    // The heading of a page that begins with it.
    'page-title': 'text-[clamp(2.6rem,1.6rem_+_4vw,4.5rem)]',
    pill: 'inline-flex items-center justify-center gap-2 min-h-11 px-5 rounded-full border border-line-strong text-text no-underline transition-colors hover:border-signal hover:text-signal cursor-pointer',
    'pill-filled':
      'pill bg-filled border-filled text-on-filled hover:text-ink hover:bg-text hover:border-text',
  },
})
