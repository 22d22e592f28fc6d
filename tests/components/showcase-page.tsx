import type { ComponentProps } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { projects } from '#content/projects'
import { showcase } from '#content/showcase'
import { ui } from '#content/ui'

import { MotionControl } from '../../src/components/preferences/motion-control'
import Showcase from '../../src/components/showcase/showcase'
import { pressMotion } from './motion-button'
import { Screenful, show } from './render'
import { animations, pass, settled, stopTime } from './time'

export const INTERVAL_MS = 2000
export const TURNING_MS = 500

export const titles = showcase.map((id) => projects.find((project) => project.id === id)!.title)

export const slides = () => [...document.querySelectorAll<HTMLElement>('[role="group"]')]

export const carousel = () => page.getByRole('region', { name: ui.showcase.label }).element()

export const entry = (index: number) => page.getByRole('link', { name: titles[index]! })

/** Slides of which something is in the viewport of the carousel. */
const inView = () => {
  const view = carousel().getBoundingClientRect()
  return slides()
    .map((slide) => slide.getBoundingClientRect())
    .flatMap(({ left, right }, index) =>
      right > view.left + 1 && left < view.right - 1 ? [index] : [],
    )
}

const lit = () => {
  const signal = getComputedStyle(document.querySelector('.bg-signal, .text-signal')!)
  const colors = titles.map((_, index) => getComputedStyle(entry(index).element()).color)
  return colors.flatMap((color, index) =>
    color === signal.color || color === signal.backgroundColor ? [index] : [],
  )
}

/** What a visitor is shown: slides in view, entries lit, slides that can be reached. */
export const onShow = () => ({
  inView: inView(),
  lit: lit(),
  reachable: slides().flatMap(({ inert }, index) => (inert ? [] : [index])),
})

export const only = (index: number) => ({ inView: [index], lit: [index], reachable: [index] })

export const I = {
  see: (index: number) => expect.poll(onShow).toEqual(only(index)),
  /** The slide on show glides out, and this one in. */
  seeTurningTo: async (index: number) => {
    await expect.poll(() => animations().length).toBe(1)
    await expect.poll(lit).toEqual([index])
  },
  seeStanding: async () => {
    const before = onShow()
    await pass(INTERVAL_MS)
    await pass(TURNING_MS)
    await pass(INTERVAL_MS)
    expect(animations()).toHaveLength(0)
    expect(onShow()).toEqual(before)
  },
  seeTheNextAfter: async (index: number, ms = INTERVAL_MS) => {
    await pass(ms)
    await I.seeTurningTo(index)
    await pass(TURNING_MS)
    await I.see(index)
  },
  pressMotion,
}

export const showShowcase = async (own: ComponentProps<typeof Showcase> = {}) => {
  stopTime()
  const shown = show(
    <>
      <MotionControl />
      <Showcase {...own} />
      <Screenful />
    </>,
  )
  await settled()
  return shown
}
