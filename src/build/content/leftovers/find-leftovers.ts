import type { Content } from '../../context/content.ts'
import { type Finding, findingAt, type Path } from '../finding.ts'
import { hintFor } from '../field-info.ts'
import { stringsIn } from '../strings.ts'
import { type Kind, kindOf, sample } from './sample.ts'
import { isTakenFrom, mentions } from './similar.ts'

/** A list that shares this part of the sample's skills is still the sample's. */
const SKILLS_LEFT = 0.8

type Original = [key: string, text: string, kind: Kind]

const originals = Object.entries(sample).flatMap<Original>(([key, text]) => {
  const kind = kindOf(key)
  return kind ? [[key, text, kind]] : []
})

const field = (key: string) => key.replaceAll(/\d+/g, '#')

const recognizes = ([key, original, kind]: Original, path: string, text: string) => {
  if (kind === 'sentence') return isTakenFrom(original, text)
  if (kind === 'name') return mentions(text, original)
  return text === original && field(path) === field(key)
}

const messageFor = ([, original, kind]: Original, path: Path, text: string) => {
  const what = {
    sentence: text === original ? 'is the sample’s' : `is close to the sample’s “${original}”`,
    name: text === original ? 'is the sample’s' : `names the sample’s ${original}`,
    fact: 'is the sample’s',
    picture: 'is the sample’s picture',
  }[kind]
  return `${what}: write ${hintFor(path)}`
}

const skillsOf = (names: (string | undefined)[]) =>
  names.flatMap((name) => (name ? [name.toLowerCase()] : []))

const sampleSkills = skillsOf(
  Object.keys(sample)
    .filter((key) => /^skills\.\d+\.name$/.test(key))
    .map((key) => sample[key]),
)

/** Compares the whole list: single skills may be the owner's, too. */
const skillsLeft = (content: object): Finding[] => {
  const { skills } = content as Partial<Content>
  const names = skillsOf((skills ?? []).map(({ name }) => name))
  const shared = names.filter((name) => sampleSkills.includes(name)).length
  const isSample = shared >= SKILLS_LEFT * Math.max(names.length, sampleSkills.length, 1)
  const message = `are the sample’s, ${shared} of ${names.length}: write ${hintFor(['skills'])}`
  return isSample ? [{ ...findingAt(content, ['skills'], message), key: 'skills' }] : []
}

/** Compares a position with its dates: each alone may be the owner's, too. */
const jobsLeft = (content: object): Finding[] => {
  const { experience } = content as Partial<Content>
  return (experience ?? []).flatMap(({ position, startDate, endDate }, index) => {
    const key = Object.keys(sample).find(
      (name) =>
        /^experience\.\d+\.position$/.test(name) &&
        sample[name] === position &&
        sample[name.replace('position', 'startDate')] === startDate &&
        sample[name.replace('position', 'endDate')] === endDate,
    )
    const path = ['experience', index, 'position']
    const message = `and its dates are the sample’s: write ${hintFor(path)}, and since when`
    return key ? [{ ...findingAt(content, path, message), key }] : []
  })
}

/** Whether the owner keeps a text of the sample as it is. */
const isKept = (key: string, kept: readonly string[]) =>
  kept.some((known) => key === known || key.startsWith(`${known}.`))

/** Texts, names and pictures of the sample that the owner neither replaced nor kept. */
export const findLeftovers = (content: object, kept: readonly string[] = []): Finding[] => {
  const searched = originals.filter(([key]) => !isKept(key, kept))
  const texts = stringsIn(content).flatMap(([path, text]): Finding[] => {
    const matches = searched.filter((original) => recognizes(original, path.join('.'), text))
    const found = matches.find(([, original]) => original === text) ?? matches[0]
    return found
      ? [{ ...findingAt(content, path, messageFor(found, path, text)), key: found[0] }]
      : []
  })
  const lists = [...skillsLeft(content), ...jobsLeft(content)]
  return [...texts, ...lists.filter(({ key = '' }) => !isKept(key, kept))]
}
