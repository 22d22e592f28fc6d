/** Assertions that wait. */
import { expect as impatient } from 'playwright/test'

/**
 * How long a busy machine may take, and when it is asked again, in milliseconds: as soon as Playwright
 * looks at a locator again. `toPass` would wait until its test is out of time.
 */
export const PATIENCE = { timeout: 20_000, intervals: [20, 50, 100, 100, 250] }

/** Until a browser has started beside others. */
export const START_MS = 50_000

const patient = impatient.configure(PATIENCE)

const poll: typeof impatient.poll = (actual, options) =>
  patient.poll(actual, {
    ...PATIENCE,
    ...(typeof options === 'string' ? { message: options } : options),
  })

/** Waits as long as that. What is so already is not waited for. */
export const expect: typeof impatient = Object.assign(impatient.configure(PATIENCE), { poll })
