/** A content without a mistake, the same with one value changed, and the check of a content. */
import { contentFindings } from '#build/content/check-content.ts'
import { readReferences } from '#build/content/references.ts'
import { own } from '../build/contents.ts'

export const complete = {
  ...own,
  site: { ...own.site, address: 'https://okafor.test' },
  // A scene of the sample would be found.
  projects: own.projects.map((project) => ({ ...project, image: 'ledger.png' })),
}

const references = await readReferences(process.cwd())

/** Every icon that there is. */
export const { icons } = references

/** What is wrong with a content, and what is left to write in it. */
export const check = (content: object) => contentFindings(content, references)

/** With another value at a path like `projects.0.link`; `undefined` takes the field away. */
export const contentWith = (path: string, value: unknown): typeof complete => {
  const changed = structuredClone(complete)
  const keys = path.split('.')
  const last = keys.pop()!
  const parent = keys.reduce<object>((from, key) => Reflect.get(from, key) as object, changed)
  if (value === undefined) Reflect.deleteProperty(parent, last)
  else Reflect.set(parent, last, value)
  return changed
}
