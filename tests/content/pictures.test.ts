import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkProject } from '../../src/build/content/check-project.ts'
import { copySample } from '../project-copy.ts'

const entry = (id: number, image: string) => ({
  id,
  title: `Number ${id}`,
  description: 'One of them.',
  techStack: 'Ink',
  hue: 'sea',
  image,
  imageAlt: 'A screen',
})

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

let project: Awaited<ReturnType<typeof copySample>>
let findings: Awaited<ReturnType<typeof checkProject>>

beforeAll(async () => {
  project = await copySample()
  const images = join(project.folder, 'src/content/images')
  const photograph = await draw(1600, 1000).jpeg().toBuffer()
  await Promise.all([
    writeFile(join(images, 'DSC_1.JPG'), photograph),
    writeFile(join(images, 'half.png'), (await draw(900, 900).png().toBuffer()).subarray(0, 900)),
    writeFile(join(images, 'cut.jpeg'), photograph.subarray(0, photograph.length / 2)),
    writeFile(join(images, 'empty.png'), ''),
    draw(640, 400).toFile(join(images, 'thumb.png')),
    copyFile(join(images, 'portrait.svg'), join(images, 'drawing.svg')),
  ])
  const names = [
    'DSC_1.JPG',
    'half.png',
    'cut.jpeg',
    'empty.png',
    'thumb.png',
    'drawing.svg',
    'dsc_1.jpg',
  ]
  const projects = names.map((image, index) => entry(index + 1, image))
  await project.edit(
    'src/content/projects.ts',
    () => `export const projects = ${JSON.stringify(projects, null, 2)}\n`,
  )
  findings = await checkProject(project.folder)
})
afterAll(() => project.remove())

const errorAt = (title: string) =>
  findings.errors
    .filter(({ entry: named, field }) => named === title && field === 'image')
    .map(({ message }) => message)

test('a picture may end in capitals', () => {
  expect(errorAt('Number 1')).toEqual([])
})

test.each([
  [2, 'is a file that no program can read as a picture: save the picture again'],
  [3, 'is a file that no program can read as a picture: save the picture again'],
  [4, 'is an empty file: save the picture again'],
  [7, 'but DSC_1.JPG is: write its name as the file has it'],
])('picture %i is a named error', (id, said) => {
  expect(errorAt(`Number ${id}`)).toEqual([expect.stringContaining(said)])
})

test('a picture that would be blown up is remarked on, with its size and the one wanted', () => {
  expect(findings.remarks).toMatchObject([
    {
      entry: 'Number 5',
      field: 'image',
      value: 'thumb.png',
      message:
        'has 640 × 400 pixels and will look blurred: take one of at least 720 × 450, 1200 × 750 for sharp screens',
    },
  ])
  expect(findings.remarks[0]?.line).toBeGreaterThan(1)
})

test('the command says it, and fails for errors only', async () => {
  const good = [entry(1, 'thumb.png')]
  await project.edit(
    'src/content/projects.ts',
    () => `export const projects = ${JSON.stringify(good)}\n`,
  )
  await project.edit('src/content/showcase.ts', () => 'export const showcase = [1]\n')
  const { status, said } = await project.runCheck()
  expect(said).toContain('has 640 × 400 pixels')
  expect(status).toBe(0)
})
