/** The tools of a page, as an agent in the visitor's browser calls them. */
import type { Page } from 'playwright'

import { tools } from '#devtools/agent/tools.ts'
import { expect, PATIENCE } from './expect.ts'

type Answer = Record<string, unknown> & { ok: boolean }

export const toolNames = tools.map(({ name }) => name).toSorted()

/** Until the tools are there: the page is loaded and idle. */
export const toolsOf = async (page: Page) => {
  await expect(async () => expect(await page.webmcp.tools()).toHaveLength(toolNames.length)).toPass(
    PATIENCE,
  )
  return page.webmcp.tools()
}

export const ask = async (page: Page, tool: string, input: object = {}) =>
  (await page.webmcp.callTool(tool, input)) as unknown as Answer
