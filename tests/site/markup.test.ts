import { describe, inject } from 'vitest'

import { pages } from '#content/pages'

import { expect } from './expect.ts'
import { test } from './site.ts'

describe.each(Object.values(pages).map(({ path }) => path))('the HTML of %s', (path) => {
  test('says its kind, its language and its letters before all else', async () => {
    const html = await (await fetch(new URL(path, inject('siteUrl')))).text()
    expect(html).toMatch(/^<!doctype html>\s*<html lang="[a-z]{2}/i)
    expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i)
    expect(html).toMatch(/<meta name="viewport" content="width=device-width/)
  })

  test('uses no id twice and refers to none that is missing', async ({ visit }) => {
    const { page } = await visit(path, { javaScript: false })
    const { ids, references } = await page.evaluate(() => {
      const named = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for']
      const all = [...document.querySelectorAll('*')]
      return {
        ids: all.map((element) => element.id).filter(Boolean),
        references: [
          ...all.flatMap((element) =>
            named.flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []),
          ),
          ...[...document.querySelectorAll('a[href^="#"]')].map(
            (link) => link.getAttribute('href')?.slice(1) ?? '',
          ),
        ],
      }
    })
    expect(ids).toEqual([...new Set(ids)])
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('has one main part and headings that skip no rank', async ({ visit }) => {
    const { page } = await visit(path, { javaScript: false })
    expect(await page.locator('main').count()).toBe(1)
    const ranks = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
    expect(ranks[0]).toBe(1)
    const skipped = ranks.filter((rank, i) => i > 0 && rank > (ranks[i - 1] ?? 0) + 1)
    expect(skipped).toEqual([])
  })

  test('keeps the room for each image and says what it shows', async ({ visit }) => {
    const { page } = await visit(path, { javaScript: false })
    const faulty = await page
      .locator('img:not([alt]), img:not([width]), img:not([height])')
      .evaluateAll((images) => images.map((image) => image.outerHTML))
    expect(faulty).toEqual([])
  })
})
