import type { Plugin } from 'vite'

const PACKAGES =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|wouter)[\\/][^?]*\.js$/
/** What the entry of a package hands on where it is built for production. */
const FACADE = /module\.exports = require\('([./\w-]+\.production\.js)'\)/
const REQUIRES = /^var ((?:\w+ = require\("[\w/-]+"\)[,;]\s*)+)/m
const REQUIRE = /(\w+) = require\("([\w/-]+)"\)[,;]\s*/g
const EXPORT = /^exports\.(\w+) =/gm
const NAME = /\bexports\.(\w+)/g
/** Then names are not all that it exports. */
const AS_A_WHOLE = /\bmodule\.exports\b|\bexports\b(?!\.\w)/
/** wouter takes a hook of newer Reacts by a name in two halves, and with it all of React. */
const IN_HALVES = /\["(\w+)" \+ "(\w+)"\]/g

const local = (name: string) => `exported_${name}`
const namesIn = (code: string, pattern: RegExp) =>
  new Set([...code.matchAll(pattern)].map((match) => match[1]!))

/** A CommonJS file of React's packages as the module that it could be; others stay as they are. */
const asModule = (code: string): string => {
  const facade = FACADE.exec(code)
  if (facade) return `export * from '${facade[1]}'`
  const names = namesIn(code, NAME)
  if (names.size === 0) return code.replaceAll(IN_HALVES, '.$1$2')
  if (AS_A_WHOLE.test(code)) return code
  const required = REQUIRES.exec(code)?.[1] ?? ''
  const declared = namesIn(code, EXPORT)
  const undeclared = [...names].filter((name) => !declared.has(name))
  return [
    required.replaceAll(REQUIRE, `import * as $1 from '$2'\n`),
    ...undeclared.map((name) => `var ${local(name)}\n`),
    code
      .replace(REQUIRES, '')
      .replaceAll(EXPORT, (_, name: string) => `var ${local(name)} =`)
      .replaceAll(NAME, (_, name: string) => local(name)),
    `\nexport { ${[...names].map((name) => `${local(name)} as ${name}`).join(', ')} }\n`,
  ].join('')
}

/**
 * Reads React's packages, which are CommonJS, as modules: what nobody imports is left out, names are
 * shortened from file to file, and nothing stands between them at run time.
 */
export const reactModules = (): Plugin => ({
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  // React asks its scheduler for two functions that only another build of it has.
  onLog: (_, { code, message }) =>
    code !== 'IMPORT_IS_UNDEFINED' || !message.includes('/scheduler/') ? undefined : false,
  transform: {
    filter: { id: PACKAGES },
    handler: (code) => ({ code: asModule(code), map: null }),
  },
})
