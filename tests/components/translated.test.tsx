/** A browser that translates the page replaces its texts with elements. */
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { identity } from 'virtual:content/identity'
import { skills } from 'virtual:content/skills'
import { ui } from 'virtual:words/ui'
import { COPY_FEEDBACK_MS } from '#machines/copy.machine.ts'

import AboutMe from '#site/components/about/about-me.tsx'
import Dashboard from '#site/components/dashboard/dashboard.tsx'
import { SkillGrid } from '#site/components/dashboard/skill-grid.tsx'
import { Footer } from '#site/components/page/footer.tsx'
import Hero from '#site/components/hero/hero.tsx'
import { Bar } from '#site/components/bar/bar.tsx'
import { TechStack } from '#site/components/project/tech-stack.tsx'
import SkillsCarousel from '#site/components/carousel/skills-carousel.tsx'
import { show } from './render.tsx'
import { pass, stopTime } from './time.ts'

/** As Chrome does it. */
const translate = (element: Element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const translation = document.createElement('font')
    translation.textContent = text.data.toUpperCase()
    if (text.data.trim()) text.replaceWith(translation)
  }
}

const press = (name: string) => fireEvent.click(page.getByRole('button', { name }).element())

test.each(['copied', 'failed'] as const)(
  'the message that a copy has %s goes away, also when it was translated',
  async (state) => {
    const { clipboard } = navigator
    const copying = vi.spyOn(clipboard, 'writeText')
    if (state === 'copied') copying.mockResolvedValue()
    else copying.mockRejectedValueOnce(new Error('refused')).mockResolvedValue()
    stopTime()
    show(<AboutMe />)
    const status = page.getByRole('status')
    press(ui.copy.label)
    await expect.element(status).toHaveTextContent(ui.copy[state])
    expect(copying).toHaveBeenCalledExactlyOnceWith(identity.email)
    const shown = status.element().querySelector('[translate=no]')?.textContent
    expect(shown).toBe(state === 'failed' ? identity.email : undefined)
    translate(status.element())
    press(ui.copy.label)
    await pass(COPY_FEEDBACK_MS.copied)
    await expect.element(status).toBeEmptyDOMElement()
  },
)

/** Each text that is one of some names, and may be translated. */
const translatable = (names: readonly string[]) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (parentElement!.translate && names.includes(data.trim())) found.push(data)
  }
  return found
}

test('names of the owner, of technologies, skills, states, machines and keys are not translated', () => {
  show(
    <>
      <Bar />
      <Hero />
      <AboutMe />
      <Dashboard />
      <SkillsCarousel />
      <SkillGrid skills={skills} />
      <TechStack chips={['Vite', 'Less']} />
      <Footer />
    </>,
  )
  // That a press waits is said in the same words, and is no state's name there.
  const states = Object.values(ui.states).filter((state) => state !== ui.wait.short)
  const networks = identity.links.map(({ network }) => network)
  const names = [
    identity.name,
    ...networks,
    ...skills.map(({ name }) => name),
    'Vite',
    'Less',
    '(X)',
    '(?)',
  ]
  expect(document.body).toHaveTextContent(identity.name)
  expect(translatable([...names, ...states, ui.skills.node, ui.hero.portrait])).toEqual([])
  expect(translatable([ui.hero.contact])).toContain(ui.hero.contact)
})
