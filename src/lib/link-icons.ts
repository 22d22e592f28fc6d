const NEUTRAL = 'FaLink'

/** The name as icons spell it: `Node.js` → `nodedotjs`, `C++` → `cplusplus`, `C#` → `csharp`. */
export const spelledOut = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:microsoft|ms) /, '')
    .replaceAll('.', 'dot')
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^a-z\d]/g, '')

/** The icon of the first name that has one: a brand's (`SiReact`) or another (`FaJava`). */
export const iconNamed = (names: readonly string[], icons: Iterable<string>) => {
  const byName = new Map([...icons].map((icon) => [icon.toLowerCase(), icon]))
  const wanted = names.flatMap((name) => [`si${name}`, `fa${name}`])
  return byName.get(wanted.find((name) => byName.has(name)) ?? '')
}

/** A link's icon: its own, its network's, or a generic one. */
export const iconOfLink = (
  { network, icon }: { network: string; icon?: string },
  icons: Iterable<string>,
): string => icon ?? iconNamed([spelledOut(network)], icons) ?? NEUTRAL
