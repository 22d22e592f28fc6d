import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { banner, portrait } from 'virtual:portrait'
import { first } from 'virtual:projects/first'
import { rest } from 'virtual:projects/rest'

import { identity } from '#content/identity'

import { Picture } from '../../src/components/picture/picture'
import { ThemeControl } from '../../src/components/preferences/theme-control'
import { show } from './render'
import { systemSays } from './system'

// One for each test: the browser shows again what it has loaded before.
const pictured = [...first, ...rest]
const scenes = pictured.map(({ image }) => image)
const pictureOf = (name = '') => pictured.find(({ image }) => image === name)?.picture ?? portrait

const images = () => [...document.querySelectorAll('img')]
const loaded = () => images().map((image) => image.complete && image.naturalWidth > 0)
const asked = () => images().map(({ currentSrc }) => currentSrc !== '')

const showPicture = (name = '', loading: 'eager' | 'lazy' = 'eager') =>
  show(
    <>
      <ThemeControl />
      <Picture
        name={name}
        picture={pictureOf(name)}
        alt="A scene"
        sizes="300px"
        loading={loading}
        className="w-[300px]"
      />
    </>,
  )

test.each([
  ['eager', scenes[0]],
  ['lazy', scenes[1]],
] as const)('only the image of the worn theme is loaded, and seen (%s)', async (loading, scene) => {
  await systemSays({ 'prefers-color-scheme': 'dark' })
  showPicture(scene, loading)
  await expect.poll(loaded).toEqual([true, false])
  expect(asked()).toEqual([true, false])
  expect(images().map((image) => image.checkVisibility())).toEqual([true, false])
})

test('the other one is loaded when its theme is worn', async () => {
  await systemSays({ 'prefers-color-scheme': 'light' })
  showPicture(scenes[2])
  await expect.poll(loaded).toEqual([false, true])
  await page.getByRole('button').click()
  await expect.poll(loaded).toEqual([true, true])
  expect(images().map((image) => image.checkVisibility())).toEqual([true, false])
})

test('a visitor hears one image', async () => {
  showPicture(scenes[3])
  await expect.element(page.getByRole('img', { name: 'A scene' })).toBeVisible()
  expect(page.getByRole('img', { name: 'A scene' }).elements()).toHaveLength(1)
})

test('its place is kept before it has arrived', () => {
  showPicture(scenes[4])
  const { width, height } = images()[0]!
  expect(Number(images()[0]!.getAttribute('width'))).toBeGreaterThan(0)
  expect(width / height).toBeCloseTo(
    Number(images()[0]!.getAttribute('width')) / Number(images()[0]!.getAttribute('height')),
    1,
  )
})

test('a photograph is the same in both themes, and loaded once', async () => {
  showPicture(identity.portrait)
  await expect.poll(loaded).toEqual([true])
})

test.each([
  [767, 'banner'],
  [768, 'portrait'],
] as const)('in a window of %i pixels the portrait is its %s', async (width, shape) => {
  await page.viewport(width, 720)
  const { dark } = portrait
  show(
    <Picture name="me" picture={portrait} banner={banner} alt="" sizes="100px" loading="eager" />,
  )
  await expect.poll(loaded).toEqual([true])
  const { stem } = shape === 'banner' ? banner : dark
  expect(new URL(images()[0]!.currentSrc).pathname.startsWith(stem)).toBe(true)
})
