/** What of a case study scrolls is reached by keyboard, under a name; what does not is no stop. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { projectWords } from 'virtual:words/projects'

import '#site/components/project/case-study.css'
import { components } from '#site/components/project/case-study-components.tsx'
import { show } from './render.tsx'

const { pre: Code, table: Table } = components
/** It does not break, and fits in a window that is not small. */
const long = 'unbroken'.repeat(6)

const parts = {
  code: () => (
    <Code>
      <code>{long}</code>
    </Code>
  ),
  table: () => (
    <Table>
      <tbody>
        <tr>
          <td>{long}</td>
        </tr>
      </tbody>
    </Table>
  ),
}

test.each(['code', 'table'] as const)('%s is a stop with a name while it scrolls', async (part) => {
  const Part = parts[part]
  show(
    <div className="case-study-text">
      <Part />
    </div>,
  )
  const region = page.getByRole('region', { name: projectWords[part] })
  for (const [width, stops] of [
    [1280, 0],
    [320, 1],
    [1280, 0],
  ] as const) {
    await page.viewport(width, 720)
    await expect.poll(() => region.elements().length).toBe(stops)
    expect(document.querySelectorAll('.case-study-text [tabindex]').length).toBe(stops)
  }
})

test('code is not translated', () => {
  show(parts.code())
  expect(document.querySelector('pre')!.translate).toBe(false)
})
