/** Mail addresses can be read, pressed and copied on a host that rewrites them, as Cloudflare does. */
import type { Page } from 'playwright'

import { identity } from '#content/identity'
import { pages } from '#content/pages'

import { follow } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { PROTECTED, rewriteMail, throughCloudflare } from './mail-rewriting.ts'
import { readBuilt, test } from '../site/site.ts'

const CASE_STUDY = '/projects/tide-table'
const paths = [pages.home.path, pages.about.path, CASE_STUDY]

const expectAddresses = async (page: Page) => {
  const mail = page.locator(`a[href="mailto:${identity.email}"]`)
  await expect(mail.first()).toBeVisible()
  await expect(page.locator(`[href*="${PROTECTED}"], .__cf_email__`)).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('protected]')
}

test.for(paths)('%s shows them with scripts, and is drawn once', async (path, { visit }) => {
  const { page, said } = await visit(path, { prepare: throughCloudflare })
  await expectAddresses(page)
  expect(said).toEqual([])
})

test.for(paths)('%s shows them without scripts', async (path, { visit }) => {
  const { page } = await visit(path, { prepare: throughCloudflare, javaScript: false })
  await expectAddresses(page)
})

test('a page that a link leads to shows them, too', async ({ visit }) => {
  const { page, said } = await visit(pages.projects.path, { prepare: throughCloudflare })
  await follow(page, pages.about)
  await expectAddresses(page)
  expect(said).toEqual([])
})

test('without its marks, such a host would hide them', () => {
  const unmarked = readBuilt('about.html').replaceAll(/<!--\/?email_off-->/g, '')
  expect(rewriteMail(unmarked)).toContain(`href="${PROTECTED}#`)
})
