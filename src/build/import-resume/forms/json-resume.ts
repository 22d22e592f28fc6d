/** JSON Resume (https://jsonresume.org/schema), 0.x and 1.x, and files like it with other names. */
import {
  at,
  called,
  type Form,
  inTable,
  joinedFields,
  type Place,
  type Rule,
  type Table,
} from '../form.ts'
import { type Fields, fieldOf, isEntry, isOfFile, isText, textsOf } from '../given.ts'
import { entriesIn } from '../near-entries.ts'
import * as near from '../near-names.ts'
import {
  byNames,
  inLocation,
  isNamed,
  profiles,
  profilesCalled,
  sectionsByName,
} from '../near-tables.ts'
import { sections } from '../resume-fields.ts'
import { networkNames } from '../brands.ts'
import { dividedPlace } from '../place.ts'

/** A country may be fields: its name, and its code. */
const inPlace: Table = {
  ...inLocation,
  ...called(`country ${near.OF_LOCATION.country}`, (given) =>
    isEntry(given) ? inTable({ code: 'countryCode', name: 'country' }, given) : { country: given },
  ),
}

const location: Rule = (given) => {
  if (!isEntry(given) || !isNamed(inLocation, given)) return dividedPlace(given)
  const { address, ...others } = inTable(inPlace, given)
  // The address holds the whole place in one line.
  const isWhole = isText(address) && address.value.includes(',') && Object.keys(others).length === 0
  return isWhole ? dividedPlace(address) : inTable(inPlace, given)
}

/** One of several values, in a list or by their kinds: `{ "mobile": … }`. */
const anyOf: Rule = (given) => textsOf(given)

const { name: ownName, ...ofBasics } = near.OF_BASICS

const inBasics: Table = {
  ...profilesCalled(networkNames.join(' '), 'profiles'),
  ...Object.fromEntries(
    Object.keys(inLocation).map((name): [string, Rule] => [
      name,
      (given) => ({ location: inTable(inLocation, { [name]: given }) }),
    ]),
  ),
  ...byNames(ofBasics, { location, profiles, email: anyOf, phone: anyOf }),
  ...called(`name ${ownName}`, (given) =>
    isEntry(given) ? inTable(inBasics, given) : { name: given },
  ),
}

/** The part about the owner, or one field of it: `about: { … }`, `about: '…'`. */
const inFile: Table = {
  ...called('language lang locale inLanguage', 'language'),
  meta: called('language lang locale', 'language'),
  ...Object.fromEntries(
    [...sectionsByName].map(([name, section]): [string, Place] => [
      name,
      [section, (given) => entriesIn(section, given)],
    ]),
  ),
  ...called(`basics ${near.BASICS}`, (given) =>
    isEntry(given) || (Array.isArray(given) && given.some(isEntry))
      ? at('basics', inTable(inBasics, given))
      : {},
  ),
}

const SECTIONS = Object.keys(sections)

/** The fields of a file; those about the owner may stand beside the sections. */
const fieldsIn: Rule = (given) => {
  const beside = inTable(inBasics, given)
  const inside = inTable(inFile, given)
  const isOne = ['basics', ...SECTIONS].some((part) => part in inside)
  return isOne ? joinedFields([inside, at('basics', beside)]) : {}
}

/** A name alone may belong to any kind of file, unless it stands in `basics`. */
const lacks = (resume: Fields) => {
  const isSome = SECTIONS.some((section) => textsOf(resume[section]).some(isOfFile))
  const isPerson = textsOf(fieldOf(resume['basics'], 'name')).length > 0
  return isSome || isPerson ? [] : ['basics.name', 'work']
}

export const jsonResume: Form = { name: 'JSON Resume', keys: [], table: fieldsIn, lacks }
