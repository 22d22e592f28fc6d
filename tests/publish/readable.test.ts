/** What is pasted from word processors is read as it was meant, and addresses stand where they can be pressed. */
import { expect, test } from 'vitest'

import { content } from '#publish/context/content.ts'
import { projectPages } from '#publish/context/content-sections.ts'
import { readable } from '#publish/lib/readable.ts'
import { projectLists } from '#publish/virtual/project-lists.ts'

test.each([
  ['Word’s sign before an item', '\uf0b7 Ships', '• Ships'],
  ['other signs of its fonts', '\uf0a7\tShips\n  \uf0d8 Piers', '• Ships\n• Piers'],
  ['a sign within a line', 'Ships \uf04a sail', 'Ships  sail'],
  ['an icon of a web font', 'Call \ue0b0me', 'Call me'],
  ['a private sign beyond the first plane', '\u{f0000}Ships', '• Ships'],
  ['Word’s line within a paragraph', 'One\vTwo', 'One\nTwo'],
  ['line ends of Windows, of old Macs and of Unicode', 'a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
  ['the end of a page', 'One\fTwo', 'One\nTwo'],
  ['control characters', 'Sh\u0002i\u007fps\u0000', 'Ships'],
  ['tabs, joiners and marks of direction', 'a\tb\u200dc\u200f', 'a\tb\u200dc\u200f'],
  ['a letter that was lost stays an error', 'Seamansh\ufffdp', 'Seamansh\ufffdp'],
])('%s', (_, pasted, read) => {
  expect(readable(pasted)).toBe(read)
})

const described = (description: string) => {
  const project = { ...content.projects[0]!, id: 7, description, highlights: ['It lasts.'] }
  const own = { ...content, projects: [project], showcase: [7] }
  const { all, shown } = projectLists(own, { pictures: {} })
  return {
    page: projectPages(own)[0]!.page.description,
    home: shown[0]!.text,
    list: all[0]!.text,
  }
}

test.each([
  ['Built on Foo (https://foo.example/a-b?c=1#d).', 'Built on Foo.'],
  ['Built on Foo [http://foo.example].', 'Built on Foo.'],
  ['Write (mailto:a@foo.example) or call.', 'Write or call.'],
  ['See https://www.foo.example/x, soon.', 'See foo.example/x, soon.'],
  ['基于 Foo（https://foo.example）。', '基于 Foo。'],
  ['Two (https://a.example), three (https://b.example).', 'Two, three.'],
  ['No link (at all).', 'No link (at all).'],
])('the address in “%s” is left to where it can be read whole', (given, read) => {
  expect(described(given)).toEqual({ page: read, home: read, list: given })
})

test('paragraphs stand apart where they are shown, and in one line where they are searched', () => {
  expect(described('One.\n\nTwo.\nThree.')).toEqual({
    page: 'One. Two. Three.',
    home: 'One.\nTwo.\nThree.',
    list: 'One.\n\nTwo.\nThree.',
  })
})
