import { ui } from 'virtual:words/ui'
import { hostOf } from '#lib/addresses.ts'

/** The link text for a repository, by its host. */
export const repoWord = (address: string) =>
  hostOf(address).includes('github') ? ui.projects.repo : ui.projects.source
