import { digest } from '../lib/digest.ts'
import { favicons } from '../icons/favicons.ts'
import { feeds } from './index.ts'
import { manifest } from './manifest.ts'
import { publicationOf } from './publication.ts'
import { ANY_FOLDER, leadTo } from '../site/any-folder.ts'
import type { Workshop } from '../context.ts'

/** Promises everything that the content is published as besides pages, pictures and the CV. */
export const makeFeeds = async ({ store, content, url }: Workshop) => {
  const entries = await content()
  const publication = publicationOf(entries, url(''))
  const files = {
    ...Object.fromEntries(
      Object.entries(feeds).map(([file, write]) => [file, write(publication)] as const),
    ),
    'manifest.webmanifest': manifest(
      entries,
      leadTo(url(''), ANY_FOLDER),
      favicons.filter(({ file }) => file.startsWith('icon-')),
    ),
  }
  for (const [file, text] of Object.entries(files))
    if (text !== undefined) store.addNamed(file, digest(file, text), async () => Buffer.from(text))
}
