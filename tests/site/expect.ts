/** Assertions that wait. */
import { expect as impatient } from 'playwright/test'

/** Milliseconds that a busy machine may take. `toPass` would wait until its test is out of time. */
export const PATIENCE = { timeout: 20_000 }

/** Until a browser has started beside others. */
export const START_MS = 50_000

/** Waits as long as that. What is so already is not waited for. */
export const expect = impatient.configure(PATIENCE)
