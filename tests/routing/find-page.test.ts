/** However an address of a page is written, it leads to that page; any other leads nowhere. */
import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'

import { createPageFinder } from '#site/routing/find-page.ts'

const PATHS = ['/', '/about', '/projects', '/projects/tide-table', '/über-mich', '/关于', '/oδος']
const FOLDERS = ['/', '/portfolio/', '/b%C3%BCcher/', '/bücher/regal/']

const escaped = (letter: string) =>
  [...new TextEncoder().encode(letter)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')
const other = (letter: string) => {
  const upper = letter.toUpperCase()
  return upper.length === letter.length ? upper : letter
}

/** Ways to write one letter of an address. */
const WAYS = [
  (letter: string) => letter,
  escaped,
  other,
  (letter: string) => escaped(other(letter)),
]
/** Ways to write what divides two names. */
const STROKES = ['/', '//', '/./', '///', '/%2E/']
const ENDS = ['', '/', '//', '/.', '/index.html', '/index', '.html', '.HTML', '/Index.htm']
const QUERIES = ['', '?a=/about', '#/about', '?a#b']

/** Some writing of a page's address. */
const writingOf = (folder: string, page: string) =>
  tuple(
    array(constantFrom(...WAYS), { minLength: 40, maxLength: 40 }),
    array(constantFrom(...STROKES), { minLength: 8, maxLength: 8 }),
    constantFrom(...ENDS),
    constantFrom(...QUERIES),
    constantFrom('NFC', 'NFD'),
  ).map(([ways, strokes, end, query, form]) => {
    const names = decodeURI(folder + page)
      .split('/')
      .filter(Boolean)
    const written = names.map((name) =>
      Array.from(name.normalize(form), (letter, index) => ways[index]!(letter)).join(''),
    )
    const path = written.map((name, index) => strokes[index]! + name).join('') || '/'
    // A folder is no file.
    const ending = page === '/' && end.startsWith('.') ? '' : end
    return path + ending + query
  })

it.each(FOLDERS.flatMap((folder) => PATHS.map((path) => ({ folder, path }))))(
  'any writing of $path in $folder leads there',
  ({ folder, path }) => {
    const pathAt = createPageFinder(folder, PATHS)
    assert(
      property(writingOf(folder, path), (address) => {
        expect(pathAt(address)).toBe(path)
      }),
    )
  },
)

it.each([
  '/nowhere',
  '/aboutus',
  '/about/more',
  '/about%',
  '/%E0%A4%A',
  '/web/2026/https://okafor.test/about',
  '/a%62out/..%2fabout',
])('%s leads nowhere', (address) => {
  expect(createPageFinder('/', PATHS)(address)).toBeUndefined()
})

it('outside of the folder nothing is a page', () => {
  const pathAt = createPageFinder('/portfolio/', PATHS)
  expect(['/about', '/portfolios/about', '/', '/portfolio'].map(pathAt)).toEqual([
    undefined,
    undefined,
    undefined,
    '/',
  ])
})

it('a page that is not in the list is known by its path in lower case', () => {
  const pathAt = createPageFinder('/a/', PATHS, (path) => path.startsWith('/rooms/'))
  expect(['/a/Rooms//One.html', '/a/About', '/a/elsewhere'].map(pathAt)).toEqual([
    '/rooms/one',
    '/about',
    undefined,
  ])
})

it('of two pages that differ in capital letters each is found as it is written', () => {
  const pathAt = createPageFinder('/', ['/about', '/About', '/index'])
  expect(['/about', '/About', '/ABOUT', '/index'].map(pathAt)).toEqual([
    '/about',
    '/About',
    '/about',
    '/index',
  ])
})
