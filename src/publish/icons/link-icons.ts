const NEUTRAL = 'FaLink'

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')

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
): string => icon ?? iconNamed([plain(network)], icons) ?? NEUTRAL
