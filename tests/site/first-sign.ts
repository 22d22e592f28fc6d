import type { Page } from 'playwright'

import { expect } from './expect.ts'

/** Moves the pointer until the page has noticed: one that is not alive yet does not hear it. */
export const giveSign = (page: Page, isNoticed: () => Promise<boolean>) => {
  let x = 640
  return expect
    .poll(async () => {
      x += 1
      await page.mouse.move(x, 400)
      return isNoticed()
    })
    .toBe(true)
}
