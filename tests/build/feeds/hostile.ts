import type { Content } from '../../../src/build/content/content.ts'
import { loadContent } from '../../../src/build/content/load.ts'
import { publicationOf, type Publication } from '../../../src/build/feeds/place.ts'

export const NAME = 'عائشہ <b>"Khan"</b>; O’Neill, \\ 👩‍💻'
const TITLE = `</script><img src=x onerror=alert(1)> ${'long & "quoted" '.repeat(20)}`.slice(0, 300)

/** The sample with everything in it that breaks careless writers. */
export const hostileContent = async (): Promise<Content> => {
  const content = await loadContent(process.cwd())
  const [project] = content.projects
  return {
    ...content,
    site: { ...content.site, address: 'https://you.github.io/portfolio/' },
    identity: { ...content.identity, name: NAME },
    projects: Array.from({ length: 40 }, (_, index) => ({
      ...project!,
      id: index + 1,
      title: `${index + 1} ${TITLE}`,
      description: 'First line\nsecond, [link](javascript:x) ]]> -->',
    })),
  }
}

/** It, published under a folder. */
export const hostilePublication = async (): Promise<Publication> =>
  publicationOf(await hostileContent(), '/portfolio/')
