interface ScriptPolicy {
  createScriptURL: (url: string) => unknown
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes

// The Content-Security-Policy allows this policy's name only.
const policy = factory?.createPolicy('own-scripts', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin === location.origin) return url
    throw new TypeError(`${url} is not a script of this site`)
  },
})

/** The URL of a script of this site, as a TrustedScriptURL where the browser demands one: for workers. */
export const trustedScript = (url: string) => (policy?.createScriptURL(url) ?? url) as string
