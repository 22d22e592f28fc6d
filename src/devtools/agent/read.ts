import { FOLDER, hrefOf } from '#lib/base-path.ts'
import { formsOf } from '#machines/fold-letters.ts'
import { type Answer, refuse, textField } from './answer.ts'

const placeAddress = (place: string) => new URL(hrefOf(place), location.origin).href

const loadFacts = () => import('virtual:facts')
type Fact = Awaited<ReturnType<typeof loadFacts>>['facts'][number]

/** A fact for an agent: with the address of the page that shows it. */
const told = ({ place, kind: _kind, markdown, more, ...fact }: Fact) => ({
  ...fact,
  ...more,
  address: placeAddress(place),
  ...(markdown && { markdown: placeAddress(markdown) }),
})

/** The same with its page's text, if that comes; without a connection its address is still an answer. */
const toldWhole = async (fact: Fact, signal: AbortSignal) => {
  const own = told(fact)
  if (!own.markdown) return own
  const text = await fetch(own.markdown, { signal }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  )
  return { ...own, page: text }
}

/** The words of a text, each between spaces; `C++`, `C#` and `Node.js` are one each. */
const wordsIn = (text: string) =>
  formsOf(text).map((form) => {
    const words = form.match(/[\p{L}\p{N}+#.]+/gu) ?? []
    return ` ${words.map((word) => word.replace(/\.+$/, '')).join(' ')} `
  })

/** Whether a text has some words, as words: Java is not in JavaScript. */
const mentions = (text: string, asked: string) => {
  const forms = wordsIn(text)
  return wordsIn(asked).some((form) => form.trim() && forms.some((one) => one.includes(form)))
}

/** All texts of a fact. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const factChips = ({ more }: Fact) => (more?.['madeWith'] ?? []) as readonly string[]

/**
 * The projects that are made with something, or else, and beside them, other facts that mention it.
 */
export const readProjects = async (input: unknown, signal: AbortSignal): Promise<Answer> => {
  const technology = textField(input, 'technology')
  const name = textField(input, 'project')
  const { facts } = await loadFacts()
  const projects = facts.filter(({ kind }) => kind === 'project')
  const technologies = [...new Set(projects.flatMap(factChips))]
  const named = name === undefined ? projects : projects.filter((one) => mentions(one.title, name))
  if (named.length === 0)
    return refuse(`there is no project ${name}`, { projects: projects.map(({ title }) => title) })
  if (technology === undefined) {
    const [only] = named.length === 1 ? named : []
    const list = only && name !== undefined ? [await toldWhole(only, signal)] : named.map(told)
    return { ok: true, projects: list, technologies }
  }
  const found = named.filter((one) => factChips(one).some((chip) => mentions(chip, technology)))
  const elsewhere = facts
    .filter((one) => !found.includes(one))
    .filter((one) => textsIn(told(one)).some((text) => mentions(text, technology)))
    .map((one) => ({ kind: one.kind, ...told(one) }))
  return {
    ok: true,
    projects: found.map(told),
    ...(found.length === 0 && { because: `no project names ${technology}`, technologies }),
    ...(elsewhere.length > 0 && { alsoMentionedIn: elsewhere }),
  }
}

/** The résumé: who this is and which parts there are, or one part. */
export const readResume = async (input: unknown, signal: AbortSignal): Promise<Answer> => {
  const section = textField(input, 'section')
  const [response, { facts, places }] = await Promise.all([
    fetch(`${FOLDER}resume.json`, { signal }),
    loadFacts(),
  ])
  if (!response.ok) return refuse('the résumé did not come: is there a connection?')
  const resume = (await response.json()) as Record<string, unknown>
  const questions = facts.filter(({ kind }) => kind === 'question').map(told)
  const parts: Record<string, unknown> = { ...resume, ...(questions.length > 0 && { questions }) }
  delete parts['$schema']
  delete parts['meta']
  const sections = Object.keys(parts)
  const name = section ?? 'basics'
  if (!Object.hasOwn(parts, name)) return refuse(`the résumé has no part ${name}`, { sections })
  const address = placeAddress(places[name] ?? places['basics'] ?? '/')
  return { ok: true, [name]: parts[name], address, ...(section === undefined && { sections }) }
}
