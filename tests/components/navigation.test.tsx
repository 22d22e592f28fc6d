import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { Navigation } from '../../src/components/navigation/navigation'
import { Screenful, show } from './render'
import { systemSays } from './system'
import { finishMovements, moving, pass, stopTime } from './time'

const UNFOLDING_MS = 280

const menu = page.getByRole('button', { name: ui.navigation.menu })
const links = [pages.about.navigation, pages.projects.navigation, ui.navigation.cv].map((name) =>
  page.getByRole('link', { name, exact: true }),
)
const [about, projects] = links as [(typeof links)[0], (typeof links)[0]]

const dropdown = () => document.getElementById(menu.element().getAttribute('aria-controls')!)!

const opacity = () => Number(getComputedStyle(dropdown()).opacity)

const I = {
  pressMenu: () => menu.click(),
  pressEscape: () => userEvent.keyboard('{Escape}'),
  pressThePage: () => page.getByText('The page').click(),
  follow: (link: (typeof links)[0]) => link.click(),
  haveTheMenuOpen: async () => {
    await I.pressMenu()
    await finishMovements()
    await I.seeTheLinks()
  },
  seeTheLinks: async () => {
    await Promise.all(links.map((link) => expect.element(link).toBeVisible()))
  },
  seeNoLinks: async () => {
    await Promise.all(links.map((link) => expect.element(link).not.toBeInTheDocument()))
  },
  hear: (state: 'expanded' | 'collapsed') =>
    expect.element(menu).toHaveAttribute('aria-expanded', String(state === 'expanded')),
}

const showNavigation = async (width: number, path = '/') => {
  await page.viewport(width, 720)
  stopTime()
  const shown = show(
    <>
      <Navigation />
      <main style={{ marginTop: '60vh' }}>The page</main>
      <Screenful />
    </>,
    path,
  )
  await finishMovements()
  return shown
}

test('from 640 pixels on the links stand in the bar, and there is no button', async () => {
  await showNavigation(640)
  await I.seeTheLinks()
  await expect.element(menu).not.toBeInTheDocument()
})

test('the page that the visitor is on is marked', async () => {
  await showNavigation(1280, '/about')
  await expect.element(about).toHaveAttribute('aria-current', 'page')
  await expect.element(projects).not.toHaveAttribute('aria-current')
})

describe('below 640 pixels, the menu', () => {
  test('is closed at first', async () => {
    await showNavigation(639)
    await I.seeNoLinks()
    await I.hear('collapsed')
  })

  test('unfolds at a press, and folds at the next', async () => {
    await showNavigation(639)
    await I.pressMenu()
    await I.hear('expanded')
    await pass(UNFOLDING_MS)
    await moving(0)
    await I.seeTheLinks()
    expect(dropdown()).toContainElement(about.element())

    await I.pressMenu()
    await I.hear('collapsed')
    await I.seeTheLinks()
    await pass(UNFOLDING_MS)
    await I.seeNoLinks()
  })

  test('turns round where it is when it is pressed midway', async () => {
    await showNavigation(639)
    await I.pressMenu()
    await pass(60)
    const midway = opacity()
    expect(midway).toBeGreaterThan(0.2)
    expect(midway).toBeLessThan(0.8)

    await I.pressMenu()
    await I.hear('collapsed')
    await pass(0)
    expect(opacity()).toBeCloseTo(midway)
    await pass(30)
    expect(opacity()).toBeLessThan(midway)

    await I.pressMenu()
    await I.hear('expanded')
    await pass(30)
    expect(opacity()).toBeCloseTo(midway)

    await I.pressMenu()
    await pass(60)
    await I.seeNoLinks()
    await moving(0)
  })

  test('closes at Escape, which leads back to the button', async () => {
    await showNavigation(639)
    await I.haveTheMenuOpen()
    about.element().focus()
    await I.pressEscape()
    await expect.element(menu).toHaveFocus()
    await I.hear('collapsed')
    await finishMovements()
    await I.seeNoLinks()
  })

  test('has no say in Escape while it is closed', async () => {
    await showNavigation(639)
    await I.pressEscape()
    await expect.element(menu).not.toHaveFocus()
    await I.hear('collapsed')
  })

  test('closes at a press outside, which leaves the focus alone', async () => {
    await showNavigation(639)
    await I.haveTheMenuOpen()
    await I.pressThePage()
    await I.hear('collapsed')
    await finishMovements()
    await I.seeNoLinks()
    await expect.element(menu).not.toHaveFocus()
  })

  test('stays open at a press inside', async () => {
    await showNavigation(639)
    await I.haveTheMenuOpen()
    await page.getByRole('list').click({ position: { x: 2, y: 2 } })
    await I.hear('expanded')
  })

  test('closes when a link is followed', async () => {
    await showNavigation(639)
    await I.haveTheMenuOpen()
    await I.follow(about)
    await I.hear('collapsed')
    await finishMovements()
    await I.seeNoLinks()
  })

  test('closes when the browser goes back', async () => {
    const { navigate } = await showNavigation(639, '/about')
    await I.haveTheMenuOpen()
    navigate('/')
    await I.hear('collapsed')
  })

  test('is closed after the window was wider for a while', async () => {
    await showNavigation(639)
    await I.haveTheMenuOpen()
    await page.viewport(640, 720)
    await I.seeTheLinks()
    await page.viewport(639, 720)
    await I.seeNoLinks()
    await I.hear('collapsed')
  })

  test('leaves the bar whole when the window widens midway', async () => {
    await showNavigation(639)
    await I.pressMenu()
    await pass(60)
    const list = dropdown()
    await page.viewport(640, 720)
    await moving(0)
    expect(getComputedStyle(list).opacity).toBe('1')
  })

  test('opens and closes at once for those who want no motion', async () => {
    await systemSays({ 'prefers-reduced-motion': 'reduce' })
    await showNavigation(639)
    await I.pressMenu()
    await I.seeTheLinks()
    await expect.element(page.getByText('open', { exact: true })).toBeVisible()
    await I.pressMenu()
    await I.seeNoLinks()
  })
})

test('a movement that breaks is over at once', async () => {
  await showNavigation(639)
  const report = vi.fn<typeof reportError>()
  vi.stubGlobal('reportError', report)
  const animate = vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    throw new Error('broken')
  })
  await I.pressMenu()
  await expect.element(dropdown()).toHaveAttribute('data-state', 'open')
  expect(report).toHaveBeenCalledOnce()
  animate.mockRestore()
  await I.pressMenu()
  await finishMovements()
  await I.seeNoLinks()
})
