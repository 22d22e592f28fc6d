import type { Page } from 'playwright'
import { describe } from 'vitest'

import { about } from '#content/about'
import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { palette as words } from '#content/palette'
import { projects } from '#content/projects'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { active, call, field } from './palette-page.ts'
import { stickingOut } from './visibility.ts'
import { test } from './site.ts'

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

const choose = async (page: Page, query: string) => {
  await call(page)
  await page.keyboard.type(query)
  await page.keyboard.press('Enter')
}

test('its code is loaded at the first call of its button, which gets the keyboard back', async ({
  visit,
}) => {
  const { page, requests, said } = await visit('/404', { moves: true })
  const ofPalette = () => requests.filter((url) => /\/palette-[^/]+\.js/.test(url))
  const button = page.getByRole('button', { name: ui.palette.open })
  expect(ofPalette()).toEqual([])
  await button.click()
  await expect(field(page)).toBeFocused()
  expect(ofPalette()).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(button).toBeFocused()

  // Once it is there, a frame answers the press before it opens.
  const isOpenInFrame = await button.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise(requestAnimationFrame)
    return document.querySelector('dialog[open]') !== null
  })
  expect(isOpenInFrame).toBe(false)
  await expect(field(page)).toBeFocused()
  expect(said).toEqual([])
})

// GSAP displays what is not displayed to measure it, and the page is laid out twice more.
test('it is open before it is measured and moved', async ({ visit }) => {
  const { page } = await visit('/404', { moves: true })
  const openAndClose = async () => {
    await call(page)
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
  }
  await openAndClose()
  await page.evaluate(() => {
    const changes: (string | null)[] = []
    Object.assign(window, { changes })
    new MutationObserver((records) => {
      for (const { attributeName } of records) changes.push(attributeName)
    }).observe(document.querySelector('dialog')!, { attributeFilter: ['open', 'style'] })
  })
  const changes = () =>
    page.evaluate(() => (Reflect.get(window, 'changes') as string[]).splice(0, Infinity))
  // It moves once GSAP is there.
  await expect(async () => {
    await openAndClose()
    const all = await changes()
    expect(all).toContain('style')
    expect(all[0]).toBe('open')
  }).toPass()
})

test('on a phone it is a line of the menu, which stays as it was', async ({ visit }) => {
  const { page } = await visit('/404', { width: 360 })
  await page.getByRole('button', { name: ui.navigation.menu }).click()
  await page.getByRole('button', { name: ui.palette.open }).click()
  await expect(field(page)).toBeFocused()
  expect(await stickingOut(page)).toEqual([])
  await page.getByRole('button', { name: words.close }).click()
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('button', { name: ui.palette.open })).toBeFocused()
})

test('Escape, its own keys and a press beside it close it; called again at once, it stays open', async ({
  visit,
}) => {
  const { page } = await visit('/404')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(20, 400),
  ]
  for (const close of ways) {
    await call(page)
    await close()
    await expect(field(page)).toBeHidden()
  }

  // Called again before the browser has said that it is closed.
  await call(page)
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog')!
    new MutationObserver((_records, observer) => {
      observer.disconnect()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    }).observe(dialog, { attributeFilter: ['open'] })
    dialog.addEventListener('close', () => dialog.setAttribute('data-told', ''))
  })
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[data-told]')).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('it goes to a page, to a section and to a project of a later page, from any page', async ({
  visit,
}) => {
  const { page } = await visit('/404')
  const expectAt = async (url: string, name: string, level = 2) => {
    await expect(page).toHaveURL(url)
    const heading = page.getByRole('heading', { name, level })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }
  const goToSection = async () => {
    await choose(page, about.faqHeading)
    await expectAt('/about#faq', about.faqHeading)
  }
  const goToProject = async ({ id, title }: { id: number; title: string }) => {
    await choose(page, title)
    await expectAt(`/projects#project-${id}`, title)
  }
  await goToSection()
  await goToProject(projects[4]!)
  await goToProject(projects[5]!)
  await choose(page, pages.about.navigation)
  await expectAt(pages.about.path, pages.about.title, 1)
  await goToSection()
})

test('an address can point at a project of a later page', async ({ visit }) => {
  const { page } = await visit(`/projects#project-${projects[4]!.id}`)
  await expect(page.getByRole('heading', { name: projects[4]!.title })).toBeInViewport()
})

test('it switches theme and motion, shows that it did, and downloads the CV', async ({ visit }) => {
  const { page } = await visit('/404', { moves: true })
  await choose(page, `${ui.theme.label} ${ui.theme.light}`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(active(page)).toContainText(words.current)

  await field(page).fill(ui.motion.stop)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'stop')
  await expect(active(page)).toContainText(ui.motion.go)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'go')

  const download = page.waitForEvent('download')
  await field(page).fill(ui.navigation.cv)
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

describe('copying the email', () => {
  test('from the palette', async ({ visit }) => {
    const { page } = await visit('/404')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await choose(page, words.copyEmail)
    await expect(active(page)).toContainText(ui.copy.states.copied)
    await expect(page.getByRole('status').filter({ hasText: ui.copy.copied })).toBeAttached()
    expect(await clipboard(page)).toBe(identity.email)
  })

  test.for(['/', '/about'])(
    'from its button on %s, or it is said not to work, address at hand',
    async (path, { visit }) => {
      const { page, said } = await visit(path)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const button = page.getByRole('button', { name: ui.copy.label })
      await button.click()
      await expect(page.getByRole('status').filter({ hasText: ui.copy.copied })).toBeAttached()
      expect(await clipboard(page)).toBe(identity.email)

      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await button.click()
      const status = page.getByRole('status').filter({ hasText: ui.copy.failed })
      await expect(status).toBeVisible()
      await expect(status.getByRole('link')).toHaveAttribute('href', `mailto:${identity.email}`)
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(identity.email)
      expect(said).toEqual([])
    },
  )
})
