import { hostOf } from './addresses.ts'

/** The link text for a repository, by its host. */
export const repoWord = (address: string, words: Record<'repo' | 'source', string>) =>
  hostOf(address).includes('github') ? words.repo : words.source
