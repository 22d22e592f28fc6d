import { ui } from '#content/ui'

const { repo, otherRepos, source } = ui.projects

const words = new Map(Object.entries({ github: repo, ...otherRepos }))

/** What a repository is called: by its host, also one that a company runs (`gitlab.example.org`). */
export const repoWord = (address: string) => {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const label = host.split('.').find((part) => words.has(part))
  return words.get(label ?? '') ?? source
}
