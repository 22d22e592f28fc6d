interface ScriptPolicy {
  createScriptURL: (url: string) => unknown
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes

// The page's policy knows it by this name, and allows no other.
const policy = factory?.createPolicy('own-scripts', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin === location.origin) return url
    throw new TypeError(`${url} is not a script of this site`)
  },
})

/** The address of a script of our own, as browsers with Trusted Types want it: for workers. */
export const trustedScript = (url: string) => (policy?.createScriptURL(url) ?? url) as string
