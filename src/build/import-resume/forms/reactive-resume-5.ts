/** Reactive Resume 5: its sections have a `title`, and its summary stands beside them. */
import { at, type Form, inTable, joinedFields, NOWHERE, type Table } from '../form.ts'
import { type Fields, fieldOf, type Given, isText, listOf } from '../given.ts'
import { basics, inSummary, picture, section, sectionsIn, SETTINGS } from './reactive-resume.ts'

const inSections5 = sectionsIn({ name: 'name', description: 'reference' })

/** A section of a kind; a letter to an employer is nobody else's. */
const customSection = (given: Given): Fields => {
  const type = fieldOf(given, 'type')
  const kind = isText(type) ? type.value : ''
  if (kind === 'cover-letter') return at(NOWHERE, given)
  return inTable(
    kind === 'summary'
      ? section(kind, { items: { content: 'basics.summary' } })
      : ((inSections5[kind] ?? SETTINGS) as Table),
    given,
  )
}

export const reactiveResume5: Form = {
  name: 'Reactive Resume 5',
  keys: [
    'basics.name',
    'sections.experience.title|sections.education.title|sections.skills.title|sections.profiles.title',
  ],
  table: {
    basics,
    picture,
    summary: inSummary,
    sections: inSections5,
    customSections: (given) => joinedFields(listOf(given).map(customSection)),
    metadata: NOWHERE,
  },
}
