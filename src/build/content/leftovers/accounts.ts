/** Hosts on which the first part of an address is somebody's name, and what may stand before it. */
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

/** `https://github.com/Ada/shop` → `github.com/ada`, where the host is known. */
const accountOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { hostname, pathname } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  const before = HOSTS[host]
  const way = pathname.slice(1).toLowerCase()
  if (before === undefined || !way.startsWith(before)) return undefined
  const [name] = way.slice(before.length).split('/')
  return name && `${host}/${before}${name}`
}

/** Accounts that a text links to. */
const accountsIn = (text: string): string[] => [
  ...new Set((text.match(ADDRESS) ?? []).flatMap((address) => accountOf(address) ?? [])),
]

const hostOf = (account: string) => account.slice(0, account.indexOf('/'))

/** Accounts of a text on hosts where the owner has another one. */
export const foreignAccounts = (text: string, own: readonly string[]): string[] => {
  const ownAccounts = own.flatMap(accountsIn)
  const hosts = new Set(ownAccounts.map(hostOf))
  return accountsIn(text).filter(
    (account) => hosts.has(hostOf(account)) && !ownAccounts.includes(account),
  )
}
