/** What the site is published with says the same to every host. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

const rules = read('public/_headers')
/** The headers of every answer: those below the first path. */
const [, ofAll = ''] = /^\/\*\n((?: {2}.+\n)+)/m.exec(rules) ?? []
const headers = ofAll.trim().split(/\n\s*/)

test.each([
  ['public/.htaccess', (name: string, value: string) => `set ${name} "${value}"`],
  ['.deploy/nginx.conf', (name: string, value: string) => `add_header ${name} "${value}" always;`],
  ['vercel.json', (name: string, value: string) => `{"key":"${name}","value":"${value}"}`],
])('%s has each header of public/_headers, and no other', (file, written) => {
  const text = file.endsWith('.json') ? JSON.stringify(JSON.parse(read(file))) : read(file)
  expect(headers.length).toBeGreaterThan(0)
  for (const header of headers) {
    const [name = '', value = ''] = header.split(/: (.*)/s)
    expect(text).toContain(written(name, value))
  }
  const others = /^(?:Cache-Control|Content-Type|Vary)$/
  const names = [...text.matchAll(/(?:Header always set|add_header|"key":)\s*"?([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !others.test(name))
  expect(names).toHaveLength(headers.length)
})
