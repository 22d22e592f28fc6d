/**
 * What the build makes, by the name under which it is imported; each exports what its maker in `virtual-exports.ts`
 * returns. Types alone, yet no `.d.ts`: the compiler takes those for granted.
 */

type Exports<Name extends keyof import('./virtual-exports.ts').Made> =
  import('./virtual-exports.ts').Made[Name]

declare module 'virtual:content/about' {
  const made: Exports<'virtual:content/about'>
  export = made
}

declare module 'virtual:content/dashboard' {
  const made: Exports<'virtual:content/dashboard'>
  export = made
}

declare module 'virtual:content/faq' {
  const made: Exports<'virtual:content/faq'>
  export = made
}

declare module 'virtual:content/hero' {
  const made: Exports<'virtual:content/hero'>
  export = made
}

declare module 'virtual:content/identity' {
  const made: Exports<'virtual:content/identity'>
  export = made
}

declare module 'virtual:content/pages' {
  const made: Exports<'virtual:content/pages'>
  export = made
}

declare module 'virtual:content/site' {
  const made: Exports<'virtual:content/site'>
  export = made
}

declare module 'virtual:content/skills' {
  const made: Exports<'virtual:content/skills'>
  export = made
}

declare module 'virtual:words/ui' {
  const made: Exports<'virtual:words/ui'>
  export = made
}

declare module 'virtual:words/projects' {
  const made: Exports<'virtual:words/projects'>
  export = made
}

declare module 'virtual:words/not-found' {
  const made: Exports<'virtual:words/not-found'>
  export = made
}

declare module 'virtual:words/palette' {
  const made: Exports<'virtual:words/palette'>
  export = made
}

declare module 'virtual:words/agents' {
  const made: Exports<'virtual:words/agents'>
  export = made
}

declare module 'virtual:facts' {
  const made: Exports<'virtual:facts'>
  export = made
}

declare module 'virtual:portrait' {
  const made: Exports<'virtual:portrait'>
  export = made
}

declare module 'virtual:projects' {
  const made: Exports<'virtual:projects'>
  export = made
}

declare module 'virtual:projects/showcase' {
  const made: Exports<'virtual:projects/showcase'>
  export = made
}

declare module 'virtual:projects/previews' {
  const made: Exports<'virtual:projects/previews'>
  export = made
}

declare module 'virtual:projects/names' {
  const made: Exports<'virtual:projects/names'>
  export = made
}

declare module 'virtual:jobs' {
  const made: Exports<'virtual:jobs'>
  export = made
}

declare module 'virtual:records' {
  const made: Exports<'virtual:records'>
  export = made
}

declare module 'virtual:case-studies' {
  const made: Exports<'virtual:case-studies'>
  export = made
}

declare module 'virtual:track-keyframes' {
  const made: Exports<'virtual:track-keyframes'>
  export = made
}

declare module 'virtual:fonts' {
  const made: Exports<'virtual:fonts'>
  export = made
}

declare module 'virtual:icons' {
  const made: Exports<'virtual:icons'>
  export = made
}

declare module 'virtual:content-sections' {
  const made: Exports<'virtual:content-sections'>
  export = made
}

declare module 'virtual:dates' {
  const made: Exports<'virtual:dates'>
  export = made
}

declare module 'virtual:downloads' {
  const made: Exports<'virtual:downloads'>
  export = made
}

declare module 'virtual:head' {
  const made: Exports<'virtual:head'>
  export = made
}

declare module 'virtual:hero-lines' {
  const made: Exports<'virtual:hero-lines'>
  export = made
}

declare module 'virtual:charts' {
  const made: Exports<'virtual:charts'>
  export = made
}

/** What `src/content/site.ts` turns on or off. */
// oxlint-disable-next-line no-unused-vars -- it adds to Vite's own
interface ImportMetaEnv {
  readonly OFFLINE: boolean
  readonly INSPECTOR: boolean
  readonly CANVAS: boolean
  readonly HERO_LINES: boolean
  readonly AGENTS: boolean
}
