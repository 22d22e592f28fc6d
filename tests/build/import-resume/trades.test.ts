import { readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'

import { copySample } from '../../project-copy.ts'

vi.setConfig({ testTimeout: 120_000 })

const RESUMES = 'tests/build/import-resume/resumes'
const EXAMPLE = 'node_modules/@jsonresume/schema/sample.resume.json'

/** What an owner would write into a field. */
const ANSWERS: [field: RegExp, answer: string][] = [
  [/portrait$/, 'own.png'],
  [/image$/, 'own.png'],
  [/date$/i, 'Jan-2020'],
  [/address$|url$|link$|repo$|website$/, 'https://own.pk/'],
  [/email$/, 'own@own.pk'],
  [/./, 'A quiet word'],
]

interface Line {
  file: string
  line: number
  field: string
  value: string
}

/** The list that the import prints. */
const listIn = (said: string): Line[] => {
  let file = ''
  return said.split('\n').flatMap((row) => {
    if (/^src\/content\/\S+\.ts$/.test(row)) file = row
    const [, line, field = '', value = ''] =
      /^ {2}(\d+): .*? · (\S+) .*?: write .*?(?:\(“(.*?)…?”\))?$/.exec(row) ?? []
    return line ? [{ file, line: Number(line), field, value }] : []
  })
}

const answered = (source: string, { line, field, value }: Line) =>
  source
    .split('\n')
    .map((row, index) => {
      if (index !== line - 1) return row
      const [, answer] = ANSWERS.find(([pattern]) => pattern.test(field))!
      const old = row.match(/'[^']*'/g)?.find((text) => text.startsWith(`'${value}`))
      return old ? row.replace(old, `'${answer}'`) : row
    })
    .join('\n')

test.each([EXAMPLE, ...readdirSync(RESUMES).map((file) => join(RESUMES, file))])(
  '%s is complete once everything that its import asks for is written',
  async (resume) => {
    const project = await copySample()
    onTestFinished(project.remove)
    await cp(resume, join(project.folder, 'resume.json'))
    await sharp({ create: { width: 900, height: 900, channels: 3, background: '#336699' } })
      .png()
      .toFile(join(project.folder, 'src/content/images/own.png'))
    const { status, said } = await project.runImport('resume.json')
    expect(status).toBe(0)
    const list = listIn(said)
    const [, count] = /^(\d+) places? (?:is|are) left/m.exec(said) ?? []
    expect(list).toHaveLength(Number(count))
    expect(list.length).toBeLessThan(16)
    for (const line of list) await project.edit(line.file, (source) => answered(source, line))
    const check = await project.runCheck('--strict')
    // A résumé in another language than the sample's is reminded of the words that are left.
    expect(check.said).toMatch(/^The content is complete\.$/m)
    expect(check.status).toBe(0)
  },
)
