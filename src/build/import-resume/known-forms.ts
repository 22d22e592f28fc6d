/** Every form that can be read, and the choice of the form of a file. */
import { type Form, inForm } from './form.ts'
import { alFolio } from './forms/al-folio.ts'
import { europass } from './forms/europass.ts'
import { fresh } from './forms/fresh.ts'
import { jsonResume } from './forms/json-resume.ts'
import { linkedinArchive } from './forms/linkedin-archive.ts'
import { linkedinProfile } from './forms/linkedin-profile.ts'
import { magicPortfolio } from './forms/magic-portfolio.ts'
import { magicResume } from './forms/magic-resume.ts'
import { manfred } from './forms/manfred.ts'
import { niceResume } from './forms/nice-resume.ts'
import { onlineCv } from './forms/online-cv.ts'
import { reactiveResume } from './forms/reactive-resume.ts'
import { renderCv } from './forms/render-cv.ts'
import { schemaOrg } from './forms/schema-org.ts'
import { yamlResume } from './forms/yaml-resume.ts'
import { fieldOf, type Fields, type Given, isEntry } from './given.ts'

/** JSON Resume is the last: it has no key that each of its files has. */
const forms: readonly Form[] = [
  linkedinArchive,
  niceResume,
  onlineCv,
  manfred,
  renderCv,
  magicPortfolio,
  reactiveResume,
  yamlResume,
  alFolio,
  magicResume,
  fresh,
  europass,
  schemaOrg,
  linkedinProfile,
  jsonResume,
]

/** Names of fields that may stand around a résumé. */
const AROUND = ['resume', 'cv', 'data', 'attributes', 'jsonresume']

/** A file, and the values that it may stand around. */
const insidesOf = (given: Given): Given[] => {
  if (Array.isArray(given)) return given.length === 1 ? insidesOf(given[0]!) : [given]
  const inner = AROUND.map((name) => fieldOf(given, name)).filter(isEntry)
  return [given, ...inner.flatMap(insidesOf)]
}

const listed = new Intl.ListFormat('en')

/**
 * Two sentences about a file of no known form: the nearest form, by the share of its keys that the
 * file has, and what the file lacks.
 */
const unknown = (given: Given) => {
  const found = forms.map((form) => {
    const { lacking } = inForm(form, given)
    return {
      name: form.name,
      lacking,
      share: 1 - lacking.length / (form.keys.length || lacking.length),
    }
  })
  const nearest = found.reduce((best, one) => (one.share >= best.share ? one : best))
  const names = listed.format(forms.map(({ name }) => name))
  return `is nearest to ${nearest.name}, but lacks ${listed.format(nearest.lacking)}. These forms are read: ${names}; save your résumé as one of them, or leave the file out and write into src/content`
}

/**
 * The fields of JSON Resume that a file has by its form.
 *
 * @throws two sentences, if the file is of no known form
 */
export const inKnownForm = (given: Given): Fields => {
  for (const inside of insidesOf(given))
    for (const form of forms) {
      if (Array.isArray(inside) !== (form.isList ?? false)) continue
      const { resume, lacking } = inForm(form, inside)
      if (lacking.length === 0) return resume
    }
  if (Array.isArray(given) && given.length > 1)
    throw new Error(
      `is a list of ${given.length} things: save the one that is your résumé in a file of its own`,
    )
  throw new Error(unknown(given))
}
