import type { Plugin } from 'vite'

const IMPORTS_SETUP = /^import\s*\{[^}]*\bsetup\b[^}]*\}\s*from\s*["']xstate["']/m
const MEMBER = /\.\s*(\w+)/g
const TAKEN = /\{([^{}]*)\}\s*=\s*setup\b/g
const WORD = /(\w+)/g
const MAKERS = /(\bfunction setup\(\{[^}]*\}\) \{\s*return \{)([^:]*,)(?=\s*\w+:)/

const namesIn = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map((match) => match[1]!)

/** Without the makers of actions that `setup` hands out, but for those that its users take from it. */
const withoutMakers = (code: string, modules: string[]) =>
  code.replace(MAKERS, (_, start: string, makers: string) => {
    const used = new Set(
      modules.flatMap((user) =>
        IMPORTS_SETUP.test(user)
          ? [
              ...namesIn(user, MEMBER),
              ...namesIn(user, TAKEN).flatMap((names) => namesIn(names, WORD)),
            ]
          : [],
      ),
    )
    const kept = namesIn(makers, WORD).filter((name) => used.has(name))
    return start + kept.map((name) => `${name},`).join('')
  })

/**
 * XState's `setup` hands out makers of every kind of action, whichever a machine names: leaves out
 * those that none does.
 */
export const dropUnusedMakers = (): Plugin => {
  let modules: string[] = []
  return {
    name: 'setup-makers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      modules = [...this.getModuleIds()].map((id) => this.getModuleInfo(id)?.code ?? '')
    },
    renderChunk: (code) => withoutMakers(code, modules),
  }
}
