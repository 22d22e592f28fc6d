/** Hosts where a path begins with a user's name, and the prefix before it. */
const HOSTS: { [host: string]: string } = {
  'behance.net': '',
  'bitbucket.org': '',
  'codeberg.org': '',
  'codepen.io': '',
  'dev.to': '',
  'dribbble.com': '',
  'facebook.com': '',
  'github.com': '',
  'gitlab.com': '',
  'instagram.com': '',
  'kaggle.com': '',
  'linkedin.com': 'in/',
  'medium.com': '@',
  'twitter.com': '',
  'x.com': '',
  'youtube.com': '@',
}

const ADDRESS = /https?:\/\/[^\s'"`<>)\]}]+/g

/** `https://github.com/Ada/shop` → `github.com/ada`; undefined for other hosts. */
const accountOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { hostname, pathname } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  const before = HOSTS[host]
  const path = pathname.slice(1).toLowerCase()
  if (before === undefined || !path.startsWith(before)) return undefined
  const [name] = path.slice(before.length).split('/')
  return name && `${host}/${before}${name}`
}

/** Accounts in the links of a text. */
const accountsIn = (text: string): string[] => [
  ...new Set((text.match(ADDRESS) ?? []).flatMap((address) => accountOf(address) ?? [])),
]

const hostOf = (account: string) => account.slice(0, account.indexOf('/'))

/** Accounts in a text that are not the owner's, on hosts where the owner has one. */
export const foreignAccounts = (text: string, own: readonly string[]): string[] => {
  const ownAccounts = own.flatMap(accountsIn)
  const hosts = new Set(ownAccounts.map(hostOf))
  return accountsIn(text).filter(
    (account) => hosts.has(hostOf(account)) && !ownAccounts.includes(account),
  )
}
