import { ui } from '#words/ui'

const { repo, otherRepos, source } = ui.projects

const words = new Map(Object.entries({ github: repo, ...otherRepos }))

/** The link text for a repository, by its host; self-hosted ones (`gitlab.example.org`) too. */
export const repoWord = (address: string) => {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const label = host.split('.').find((part) => words.has(part))
  return words.get(label ?? '') ?? source
}
