/** What components know of their HTML while React hydrates it, and how often they are rendered for that. */
import { render } from '@testing-library/react'
import { Profiler, type ProfilerOnRenderCallback, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import { useDrawnAnew, useHydrated } from '#lib/use-hydrated.ts'

const Drawn = () => <p>{useDrawnAnew() ? 'drawn' : 'sent'}</p>
const Choice = ({ value }: { value: string }) => <p>{useHydrated(value, 'system')}</p>

/** Hydrates what the server made of a component. */
const hydrate = (component: ReactNode) => {
  const onRender = vi.fn<ProfilerOnRenderCallback>()
  const profiled = (
    <Profiler id="component" onRender={onRender}>
      {component}
    </Profiler>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(profiled)
  render(profiled, { container, hydrate: true, reactStrictMode: false })
  return { text: container.textContent, renders: onRender.mock.calls.length }
}

test('a component that was sent is rendered once for its hydration', () => {
  expect(hydrate(<Drawn />)).toEqual({ text: 'sent', renders: 1 })
})

test('a component that was not sent is drawn anew', () => {
  expect(render(<Drawn />).container.textContent).toBe('drawn')
})

test.each([
  ['system', 1],
  ['dark', 2],
] as const)('a value %s that was sent as system is rendered %d times', (value, renders) => {
  expect(hydrate(<Choice value={value} />)).toEqual({ text: value, renders })
})
