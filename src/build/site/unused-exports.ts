import type { Plugin } from 'vite'

/** Of a value; where a name is exported as another, that stays. */
const EXPORT = /^([ \t]*)exports\.(\w+) = (?!exports\.)/gm
const OWN_USE = /\bexports\.(\w+)\b(?! = )/g
const REQUIRED = /\b(\w+) = require\(/g
const MEMBER = /\.\s*(\w+)/g
const IN_BRACKETS = /\[\s*["'`](\w+)["'`]/g
const WORD = /(\w+)/g

const namesIn = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map((match) => match.at(-1)!)

const isCommon = (code: string) => namesIn(code, EXPORT).length > 0

/** Names of what the CommonJS modules among these export and nothing mentions. */
const unusedExports = (modules: string[]): Set<string> => {
  const words = modules
    .filter((code) => !isCommon(code))
    .map((code) => new Set(namesIn(code, WORD)))
  const common = modules.filter(isCommon).map((code) => ({
    defined: namesIn(code, EXPORT),
    read: new Set([
      ...namesIn(code, OWN_USE),
      ...namesIn(code, REQUIRED).flatMap((name) =>
        namesIn(code, new RegExp(String.raw`\b${name}\s*\.\s*(\w+)`, 'g')),
      ),
    ]),
    members: new Set([...namesIn(code, MEMBER), ...namesIn(code, IN_BRACKETS)]),
  }))
  const isUsed = (name: string) =>
    words.some((names) => names.has(name)) ||
    common.some(
      ({ defined, read, members }) =>
        // A hook calls its namesake of the renderer, which is no use of the hook.
        read.has(name) || (members.has(name) && !defined.includes(name)),
    )
  return new Set(common.flatMap(({ defined }) => defined).filter((name) => !isUsed(name)))
}

/** Without these exports: the minifier removes their values, but for those with an effect. */
const withoutExports = (code: string, names: Set<string>) =>
  code.replace(EXPORT, (all, space: string, name: string) =>
    names.has(name) ? `${space}void ` : all,
  )

const IMPORTS_SETUP = /^import\s*\{[^}]*\bsetup\b[^}]*\}\s*from\s*["']xstate["']/m
const MAKERS = /(\bfunction setup\(\{[^}]*\}\) \{\s*return \{)([^:]*,)(?=\s*\w+:)/

/** Without the makers of actions that `setup` hands out, but for those that its users name. */
export const withoutMakers = (code: string, modules: string[]) =>
  code.replace(MAKERS, (_, start: string, makers: string) => {
    const used = new Set(
      modules.filter((user) => IMPORTS_SETUP.test(user)).flatMap((user) => namesIn(user, WORD)),
    )
    const kept = namesIn(makers, WORD).filter((name) => used.has(name))
    return start + kept.map((name) => `${name},`).join('')
  })

/**
 * Leaves out what React's packages export and the site never uses: Rolldown keeps every export of a
 * CommonJS module that another one requires, which could read any name. XState's `setup` hands out
 * makers of every kind of action, whichever a machine names.
 */
export const dropUnusedExports = (): Plugin => {
  let modules: string[] = []
  let unused = new Set<string>()
  return {
    name: 'unused-exports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      modules = [...this.getModuleIds()].map((id) => this.getModuleInfo(id)?.code ?? '')
      unused = unusedExports(modules)
    },
    renderChunk: (code) => withoutMakers(withoutExports(code, unused), modules),
  }
}
