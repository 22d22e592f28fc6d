import type { Page } from 'playwright'

/** Stores a choice as another tab would, with null for no choice. */
export const storeElsewhere = (key: string, choice: string | null) => (page: Page) =>
  page.evaluate(
    ([name, value]) => {
      if (value === null) localStorage.removeItem(name!)
      else localStorage.setItem(name!, value!)
      dispatchEvent(new StorageEvent('storage', { key: name!, newValue: value! }))
    },
    [key, choice],
  )

/** Says to the page that its tab is behind another one, or in front again. */
export const setHidden = (isHidden: boolean) => (page: Page) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
