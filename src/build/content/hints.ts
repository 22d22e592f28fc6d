import type { Path } from './finding.ts'

type Hint = [pattern: RegExp, what: string]

const DATE = 'a month like Jul-2025, or a year like 2025'

/** What belongs into a field; the first pattern that the field's path fits. */
const HINTS: Hint[] = [
  [/^identity\.name$/, 'your name'],
  [/^identity\.label$/, 'your job title, as a recruiter would search for it'],
  [/^identity\.email$/, 'your email address'],
  [/^identity\.city$/, 'the city that you work from'],
  [/^identity\.country$/, 'the country that you work from'],
  [
    /^identity\.portrait$/,
    'the name of a picture of you, which you put into the folder images beside this file',
  ],
  [/^identity\.phone$/, 'your phone number like +92 300 1234567, or take the line out'],
  [/^identity\.website$/, 'the address of another site of yours, or take the line out'],
  [/^identity\.links\.\d+\.url$/, 'the address of your profile there, or take the entry out'],
  [/^identity\.links\.\d+\.network$/, 'the name of the network, for example GitHub'],
  [/^hero\.headline$/, 'how your headline begins: what you do, in a few words'],
  [/^hero\.emphasis$/, 'how your headline ends: two or three words, which are lit'],
  [/^hero\.tagline$/, 'who you are and what you work with, in a sentence or two'],
  [/^hero\.availability$/, 'what you are open to, in a sentence'],
  [/^about\.text\b/, 'who you are, what you do and what you aim for, a paragraph a line'],
  [/^experience\.\d+\.companyName$/, 'the name of the employer'],
  [/^experience\.\d+\.position$/, 'your position there'],
  [/^experience\.\d+\.aboutPosition$/, 'what you did there, in a sentence or two'],
  [/^\w+\.\d+\.endDate$/, `${DATE}, or Present`],
  [/^\w+\.\d+\.(?:startDate|date)$/, DATE],
  [/^education\.\d+\.institution$/, 'the name of the school'],
  [/^education\.\d+\.area$/, 'what you studied'],
  [/^certificates\.\d+\.name$/, 'the name of the certificate'],
  [/^languages\.\d+\.language$/, 'the name of the language'],
  [/^faq\.\d+\.question$/, 'a question that you are asked, or take the entry out'],
  [/^faq\.\d+\.answer$/, 'your answer, or take the entry out'],
  [/^pages\.\w+\.title$/, 'a title for the page, as it stands in the results of a search'],
  [/^pages\.\w+\.description$/, 'one or two sentences about the page for results of a search'],
  [/^projects\.\d+\.title$/, 'the name of a project of yours, or take the entry out'],
  [/^projects\.\d+\.description$/, 'what the project does, in a sentence or two'],
  [/^projects\.\d+\.techStack$/, 'what it was made with, with commas between'],
  [
    /^projects\.\d+\.image$/,
    'the name of a screenshot, which you put into the folder images beside this file',
  ],
  [/^projects\.\d+\.imageAlt$/, 'what the picture shows, for those who cannot see it'],
  [/^projects\.\d+\.link$/, 'the address of the running project, or take the line out'],
  [/^projects\.\d+\.repo$/, 'the address of its source, or take the line out'],
  [/^site\.address$/, 'the public address of the site, like https://you.example/'],
  [/^skills\.\d+\.name$/, 'the name of the skill'],
  [/^skills\b/, 'an entry for each of your skills'],
  [/^ui\.dashboard\.projects\.heading$/, 'a heading over your projects'],
  [/^ui\.dashboard\.projects\.text$/, 'a sentence about your projects'],
  [/^ui\.dashboard\.about\.heading$/, 'a heading over who you are, for example your city'],
  [/^ui\.dashboard\.about\.text$/, 'who you are, in a sentence'],
  [/^ui\.projects\.intent$/, 'what visitors find on the page of your projects'],
]

/** What to write into a field. */
export const hintFor = (path: Path): string =>
  HINTS.find(([pattern]) => pattern.test(path.join('.')))?.[1] ?? 'words of your own'
