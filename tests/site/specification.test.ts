/** What the owner asked for, on the built site: each row of the specification’s §2, §4, §7 and §9, in its words. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Locator, Page } from 'playwright'
import { inject } from 'vitest'

import { about } from '#content/about'
import { dashboard } from '#content/dashboard'
import { faq } from '#content/faq'
import { hero } from '#content/hero'
import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { showcase } from '#content/showcase'
import { skills } from '#content/skills'
import type { Content } from '#content-model/schema/types.ts'
import { ui } from '#content-model/schema/ui.ts'

import { experience as sampleJobs } from '#content-model/sample/experience.ts'
import { faq as sampleFaq } from '#content-model/sample/faq.ts'
import { projects as sampleProjects } from '#content-model/sample/projects.ts'
import { showcase as sampleShowcase } from '#content-model/sample/showcase.ts'
import { skills as sampleSkills } from '#content-model/sample/skills.ts'
import { words as english } from '#content-model/words/en.ts'
import { showAllProjects } from './controls.ts'
import { expect, PATIENCE } from './expect.ts'
import { durationsOf, finishMovement, pauseTracks, slidesInView } from './paused-timers.ts'
import { test } from './site.ts'

const link = (part: Page | Locator, name: string | RegExp) => part.getByRole('link', { name })
const barOf = (page: Page) => page.getByRole('navigation', { name: ui.navigation.label })
const cardOf = (page: Page, heading: string) =>
  page.locator('.cards > *').filter({ has: page.getByRole('heading', { name: heading }) })
const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))

/** Links that open in a new tab, which learns nothing of this one. */
const expectNewTabs = async (links: Locator, addresses: (string | undefined)[]) => {
  const given = await links.evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map(({ href, target, relList }) => ({
      href: href.replace(/\/$/, ''),
      isApart: target === '_blank' && relList.contains('noopener'),
    })),
  )
  expect(given).toEqual(addresses.map((href) => ({ href, isApart: true })))
}

test('§2 the words: Download CV, SEE MORE, HIDE, Project Demo, ABOUT ME, …', () => {
  const { navigation, projects: list, about: me, pages: titles } = english.ui
  expect([navigation.cv, list.more, list.hide]).toEqual(['Download CV', 'SEE MORE', 'HIDE'])
  expect([list.demo, list.repo]).toEqual(['Project Demo', 'Github Repo'])
  expect([me.label, me.contact]).toEqual(['ABOUT ME', 'Get in Touch'])
  expect(titles).toMatchObject({
    about: { navigation: 'About', title: 'My Background' },
    projects: { navigation: 'Projects', title: 'Featured Projects' },
  })
})

test('§3 §9 the sample: 6 projects, 3 in the showcase, 4 jobs, 15 skills, 6 questions', () => {
  expect(sampleProjects.map(({ title }) => title).join()).toBe(
    'Crypto Dashboard,Gemini Clone,Wellnest,Barcode Scanner,Earth 3D Model,Write Wise',
  )
  expect(sampleShowcase).toEqual([1, 2, 3])
  expect(sampleJobs.map(({ side }) => side).join()).toBe('left,right,left,right')
  expect(sampleSkills.map(({ name }) => name).join()).toBe(
    'HTML,CSS,JavaScript,Bootstrap,TailwindCSS,React,Vite,Firebase,PHP,Laravel,MySQL,Composer,NPM,Git,GitHub',
  )
  expect(sampleFaq).toHaveLength(6)
})

test.for([
  ['/', 'Home', `${hero.headline} ${hero.emphasis}`],
  ['/about', 'My Background', pages.about.title],
  ['/projects', 'Featured Projects', pages.projects.title],
] as const)('§2 %s: %s', async ([path, , heading], { look }) => {
  const { page, status } = await look(path)
  expect(status).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
})

test('§2 bar: name as a link to home; About, Projects, Download CV', async ({ look }) => {
  const { page } = await look('/about')
  await expect(link(barOf(page), identity.name)).toHaveAttribute('href', '/')
  await expect(link(barOf(page), pages.about.navigation)).toHaveAttribute('href', '/about')
  await expect(link(barOf(page), pages.projects.navigation)).toHaveAttribute('href', '/projects')
  await expect(link(barOf(page), ui.navigation.cv)).toBeVisible()
})

test('§2 §4 §9 mobile menu: below sm, toggled; at larger widths inline', async ({ visit }) => {
  const { page } = await visit('/', { width: 639 })
  const menu = page.locator('button[aria-controls=Menu]')
  const links = [pages.about.navigation, pages.projects.navigation, ui.navigation.cv].map((name) =>
    link(barOf(page), name),
  )
  const expectShown = (isShown: boolean) =>
    Promise.all(links.map((each) => expect(each).toBeVisible({ visible: isShown })))
  for (const isOpen of [false, true, false]) {
    await expect(menu).toHaveAttribute('aria-expanded', String(isOpen))
    await expectShown(isOpen)
    await menu.click()
  }
  await page.setViewportSize({ width: 640, height: 800 })
  await expect(menu).toBeHidden()
  await expectShown(true)
  const middles = links.map(async (each) => {
    const { y, height } = (await each.boundingBox())!
    return Math.round(y + height / 2)
  })
  expect(new Set(await Promise.all(middles)).size).toBe(1)
})

test('§2 hero: greeting, tagline, smaller availability; beside it a portrait', async ({ look }) => {
  const { page } = await look('/')
  const greeting = page.locator('h1')
  const portrait = page.getByRole('img', { name: identity.name })
  const sizes = [greeting, page.getByText(hero.tagline), page.getByText(hero.availability)].map(
    (part) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  )
  const [h1 = 0, tagline = 0, availability = 0] = await Promise.all(sizes)
  expect(h1 > tagline && tagline > availability).toBe(true)
  // Without motion its last words are lit from the start.
  await expect(greeting.locator('em')).toHaveCSS('opacity', '1')
  // A line break in it is seen.
  await expect(page.getByText(hero.availability)).toHaveCSS('white-space', 'pre-line')
  const [words] = await boxesOf(greeting)
  const [picture] = await boxesOf(portrait.first())
  expect(picture!.left).toBeGreaterThan(words!.right)
  expect(picture!.top).toBeLessThan(words!.bottom)
})

test('§2 §9 entrances: bar and hero 1 s; image 2 s; cards 1 s to 2 s', async ({ visit }) => {
  const { page } = await visit('/', { moves: true, javaScript: false })
  const entrances = await page.locator('[data-enters]').evaluateAll((all) =>
    (all as HTMLElement[]).map((element) => {
      // From its beginning, also where it was over already.
      element.style.animationName = 'none'
      element.dataset['entrance'] = getComputedStyle(element).animationName && 'entering'
      element.style.animationName = ''
      const [animation] = element.getAnimations()
      const { effect } = animation as Animation & { effect: KeyframeEffect }
      const [first] = effect.getKeyframes()
      const changes = ['opacity', 'transform'].filter((property) => property in first!)
      const { delay = 0, duration } = effect.getTiming()
      return { of: element.dataset['enters'], changes, ms: [delay, duration] as number[] }
    }),
  )
  const named = (name: string) => entrances.filter(({ of }) => of === name)
  const both = ['opacity', 'transform']
  expect(named('enterBar')).toEqual([{ of: 'enterBar', changes: both, ms: [0, 1000] }])
  expect(named('enterHero')).toMatchObject([{ ms: [0, 1000] }])
  expect(named('enterPortrait')).toEqual([
    { of: 'enterPortrait', changes: ['opacity'], ms: [0, 2000] },
  ])
  const cards = named('enterDashboardCard')
  expect(cards.length).toBeGreaterThan(2)
  for (const { changes, ms } of cards) {
    expect(changes).toEqual(both)
    expect(ms[0]! + ms[1]!).toBeGreaterThanOrEqual(1000)
    expect(ms[0]! + ms[1]!).toBeLessThanOrEqual(2000)
  }
})

test('§2 showcase: 3 screenshots, numbered list of external links, arrows', async ({ look }) => {
  const { page } = await look('/')
  const entries = page.locator('#showcase ol > li')
  const shown = showcase.map((id) => projects.find((project) => project.id === id)!)
  await expect(page.locator('#showcase [role="group"] picture:visible')).not.toHaveCount(0)
  await expect(page.locator('#showcase [role="group"]')).toHaveCount(3)
  await expect(entries).toContainText(shown.map(({ title }, index) => `0${index + 1}${title}`))
  await expect(entries.locator('svg')).toHaveCount(3)
  const demos = shown.map((project) => project.link)
  await expectNewTabs(entries.getByRole('link'), demos)
})

test('§2 dashboard: shared header; projects and previews, about, skills', async ({ look }) => {
  const { page } = await look('/')
  const grid = page.getByRole('region', { name: ui.dashboard.heading })
  await expect(grid.locator('.cards')).toBeVisible()
  const { projects: card }: Content['dashboard'] = dashboard
  const heading = card.heading ?? ''
  const work = cardOf(page, heading)
  await expect(link(work, heading)).toHaveAttribute('href', '/projects')
  await expect(work.getByRole('listitem').first()).toContainText(projects[0]!.title)
  const me = cardOf(page, dashboard.about.heading)
  await expect(link(me, dashboard.about.heading)).toHaveAttribute('href', '/about')
  await expect(me).toContainText(dashboard.about.text)
  const tools = cardOf(page, ui.dashboard.skills.heading).getByRole('listitem')
  await expect(tools).toHaveText(skills.map(({ name }) => name))
  await expect(tools.locator('svg')).toHaveCount(skills.length)
  await tools.first().hover()
  await expect(tools.first().getByText(skills[0]!.name)).toBeVisible()
})

test('§2 §9 home grid: 1 column; 3 from md; 4 from lg', async ({ look }) => {
  const { page } = await look('/')
  for (const [width, columns] of Object.entries({ 767: 1, 768: 3, 1023: 3, 1024: 4 })) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    const tracks = await page
      .locator('.cards')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '))
    expect([width, tracks.length]).toEqual([width, columns])
    // From three columns on, some are side by side.
    const lefts = (await boxesOf(page.locator('.cards > *'))).map(({ left }) => left)
    expect([width, new Set(lefts).size > 1]).toEqual([width, columns > 1])
  }
})

test('§2 projects: image, title, description, chips, demo, repo', async ({ visit }) => {
  const { page } = await visit('/projects')
  await showAllProjects(page)
  for (const [index, project] of projects.entries()) {
    const { title, description, techStack, imageAlt, link: demo, repo } = project
    const card = page.getByRole('article').nth(index)
    await expect(card.getByRole('heading')).toContainText(title)
    await expect(card.getByRole('img', { name: imageAlt! })).toBeVisible()
    await expect(card.getByText(description)).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveText(techStack!.split(', '))
    const addresses = [demo, repo].filter((address) => address !== undefined)
    await expectNewTabs(card.locator('.addresses a'), addresses)
  }
})

test('§2 §4 §9 projects initially shown 3; increment 3; HIDE resets to 3', async ({ visit }) => {
  const { page } = await visit('/projects')
  const expectShown = (count: number) => expect(page.getByRole('article')).toHaveCount(count)
  const button = page.locator('main').getByRole('button')
  for (const count of [3, 6]) {
    await expectShown(count)
    await expect(button).toHaveText(ui.projects.more)
    await button.click()
    await expectShown(Math.min(count + 3, projects.length))
  }
  await expect(button).toHaveText(ui.projects.hide)
  await button.click()
  await expectShown(3)
  await expect(button).toHaveText(ui.projects.more)
})

test('§2 about: avatar, ABOUT ME, Get in Touch a mailto, networks as icons', async ({ look }) => {
  const { page } = await look('/about')
  const part = page.locator('.about-me')
  await expect(part.getByRole('img', { name: identity.name })).toBeVisible()
  await expect(part.getByRole('heading', { name: ui.about.label })).toBeVisible()
  await expect(part).toContainText(about.text[0]!)
  const mail = link(part, ui.about.contact)
  await expect(mail).toHaveAttribute('href', `mailto:${identity.email}`)
  for (const { network } of identity.links)
    await expect(link(part, network).locator('svg')).toBeVisible()
})

/** The viewport of a carousel, once it rotates. Its timers and its movements are paused. */
const openCarousel = async (page: Page, part: Locator, rotates: string) => {
  const state = page.locator('.card-state').filter({ hasText: rotates })
  await expect(async () => {
    await part.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await page.clock.runFor(0)
    await expect(state).toHaveCount(1, { timeout: 500 })
  }).toPass(PATIENCE)
  // Neither dots nor arrows.
  await expect(part.getByRole('button').or(part.getByRole('tab'))).toHaveCount(0)
  return part.locator('.carousel-viewport')
}

const paused = { moves: true, frozen: true, prepare: pauseTracks }

test('§4 §9 home carousel: one slide, infinite, 2000 ms, 500 ms, on demand', async ({ visit }) => {
  const { page } = await visit('/', paused)
  const part = page.getByRole('region', { name: ui.showcase.label }).first()
  const viewport = await openCarousel(page, part, ui.states.waiting)
  const isLoaded = (index: number) =>
    viewport
      .locator('[role="group"]')
      .nth(index)
      .evaluate((slide) => [...slide.querySelectorAll('img')].some((image) => image.naturalWidth))
  expect([await slidesInView(viewport), await isLoaded(2)]).toEqual([
    { position: 0, count: 1 },
    false,
  ])
  // An image comes before its turn.
  await expect.poll(() => isLoaded(1)).toBe(true)
  for (const index of [1, 2, 0, 1]) {
    await page.clock.runFor(1999)
    expect(await durationsOf(viewport)).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => durationsOf(viewport)).toEqual([500])
    await finishMovement(page)
    await expect.poll(() => slidesInView(viewport)).toEqual({ position: index, count: 1 })
    await expect.poll(() => isLoaded(index)).toBe(true)
  }
})

test('§4 §9 skills carousel: infinite, linear, 3000 ms, 1000 ms, no pause', async ({ visit }) => {
  const { page } = await visit('/about', paused)
  const part = page.getByRole('region', { name: ui.skills.label }).first()
  const viewport = await openCarousel(page, part, ui.states.waiting)
  await viewport.hover()
  await page.clock.runFor(999)
  expect(await durationsOf(viewport)).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => durationsOf(viewport)).toEqual([3000])
  const moved = await viewport.locator('.carousel-track').evaluate((track) => {
    const [animation] = track.getAnimations()
    const { left } = track.getBoundingClientRect()
    return [0.25, 0.5, 0.75].map((share) => {
      animation!.currentTime = share * 3000
      return left - track.getBoundingClientRect().left
    })
  })
  const [slide] = await boxesOf(viewport.locator('[role="group"]').first())
  for (const [quarter, px] of moved.entries())
    expect(Math.abs(px - ((quarter + 1) / 4) * slide!.width)).toBeLessThan(1.5)
  for (const index of skills.keys()) {
    // The track may start its movement again, from its present position.
    const arrives = async () => {
      await finishMovement(page)
      return (await slidesInView(viewport)).position
    }
    await expect.poll(arrives).toBe((index + 1) % skills.length)
    await page.clock.runFor(1000)
    await expect.poll(() => durationsOf(viewport)).toEqual([3000])
  }
})

test('§9 skills visible: 6; 5 below 1280px; 4 1024px; 3 768px; 2 480px', async ({ look }) => {
  const { page } = await look('/about')
  const part = page.getByRole('region', { name: ui.skills.label }).first()
  const byWidth = { 1280: 6, 1279: 5, 1024: 5, 1023: 4, 768: 4, 767: 3, 480: 3, 479: 2 }
  for (const [width, shown] of Object.entries(byWidth)) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    const [[viewport], [slide]] = await Promise.all([
      boxesOf(part.locator('.carousel-viewport')),
      boxesOf(part.locator('[role="group"]').first()),
    ])
    expect([width, viewport!.width / slide!.width]).toEqual([width, expect.closeTo(shown, 2)])
  }
})

test('§2 §9 timeline: two columns, items alternate; line colour white', async ({ look }) => {
  const { page } = await look('/about')
  const [line] = await boxesOf(page.locator('.rail'))
  const jobs = await boxesOf(page.locator('.jobs > li'))
  const sides = jobs.map(({ left, right }) => [right < line!.left + 20, left > line!.right - 20])
  expect(sides.map(String)).toEqual(['true,false', 'false,true', 'true,false', 'false,true'])
  // In the theme that the specification knows: on paper the line has the colour of text.
  await expect(page.locator('.rail')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('§4 §9 timeline: reveal margin 40px at the bottom; triggers once', async ({ visit }) => {
  const { page } = await visit('/about', { moves: true, height: 500 })
  const job = page.locator('[data-enters=enterJob]').first()
  /** Brings so many of its pixels into view, and waits until that has been seen. */
  const bring = (px: number) =>
    job.evaluate(async (element, inView) => {
      for (let frame = 0; frame < 4; frame += 1) {
        const { top } = element.getBoundingClientRect()
        scrollBy({ top: top + inView - innerHeight, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    }, px)
  await expect(job).toHaveCSS('opacity', '1')
  await expect(job).not.toBeInViewport()
  // The first position of a pointer may be no movement.
  for (const x of [640, 650]) await page.mouse.move(x, 300)
  await bring(39)
  await expect(job).toHaveAttribute('data-entrance', 'waiting')
  await expect(job).toHaveCSS('opacity', '0')
  await bring(41)
  await expect(job).toHaveAttribute('data-entrance', 'entering')
  await job.evaluate((element) =>
    element.getAnimations().forEach((animation) => animation.finish()),
  )
  await expect(job).toHaveAttribute('data-entrance', 'entered')
  for (const px of [-400, 400]) {
    await bring(px)
    await expect(job).toHaveAttribute('data-entrance', 'entered')
    expect(await job.evaluate((element) => element.getAnimations().length)).toBe(0)
  }
})

test('§4 §9 FAQ: initially none open, at most one; + or −; max height 10rem', async ({ visit }) => {
  const { page } = await visit('/about')
  const [first, second] = faq as [(typeof faq)[number], (typeof faq)[number]]
  const question = (item: typeof first) => page.getByRole('button', { name: item.question })
  const expectOpen = async (open?: typeof first) => {
    for (const item of faq) {
      await expect(question(item)).toHaveAttribute('aria-expanded', String(item === open))
      await expect(question(item)).toHaveText(`${item.question}${item === open ? '−' : '+'}`)
      await expect(page.getByText(item.answer)).toBeVisible({ visible: item === open })
    }
  }
  await expectOpen()
  for (const pressed of [first, second]) {
    await question(pressed).click()
    await expectOpen(pressed)
  }
  await question(second).click()
  await expectOpen()
  await question(first).click()
  const panelId = await question(first).getAttribute('aria-controls')
  const rems = await page.locator(`[id="${panelId}"]`).evaluate((panel) => {
    panel.firstElementChild!.textContent = 'A long answer. '.repeat(200)
    return panel.clientHeight / Number.parseFloat(getComputedStyle(document.body).fontSize)
  })
  expect(rems).toBeCloseTo(10, 1)
})

const isFile = ({ pathname, search }: URL) =>
  !search && existsSync(join(inject('dist'), pathname === '/' ? 'index.html' : pathname))

test('§7 no calls to a server: static assets only', async ({ visit }) => {
  const { page, requests, foreign, said } = await visit('/', { isFirst: true })
  await link(barOf(page), pages.projects.navigation).click()
  await showAllProjects(page)
  await link(barOf(page), pages.about.navigation).click()
  await page.getByRole('button', { name: faq[0]!.question }).click()
  const calls = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => /^(?:fetch|xmlhttprequest|beacon)$/.test(initiatorType))
      .map(({ name }) => name),
  )
  expect([...calls, ...foreign, ...said]).toEqual([])
  const files = requests.filter((url) => url.startsWith('http')).map((url) => new URL(url))
  expect(files.filter((url) => !isFile(url)).map(String)).toEqual([])
})

test('§7 the CV PDF: a link marked for download, opened in a new tab', async ({ look }) => {
  const { page } = await look('/')
  const cv = link(barOf(page), ui.navigation.cv)
  await expect(cv).toHaveAttribute('download', /\.pdf$/)
  const address = await cv.evaluate((anchor: HTMLAnchorElement) => anchor.href)
  await expectNewTabs(cv, [address])
  expect((await (await fetch(address)).text()).slice(0, 5)).toBe('%PDF-')
})

test('§7 outbound links: the networks and a mailto, on home and about', async ({ look }) => {
  for (const [path, part] of [
    ['/', '.cards'],
    ['/about', '.about-me'],
  ] as const) {
    const { page } = await look(path)
    const addresses = page.locator(`${part} .addresses`)
    const own = identity.links.map(({ url }) => url)
    const networks = identity.links.map(({ network }) => link(addresses, network))
    const all = networks.reduce((one, other) => one.or(other))
    await expectNewTabs(all, own)
    await expect(addresses.locator(`[href="mailto:${identity.email}"]`)).toBeVisible()
  }
})
