/** Assertions that wait. */
import { expect as impatient } from 'playwright/test'

/** Waits as long as a busy machine may take. What is so already is not waited for. */
export const expect = impatient.configure({ timeout: 20_000 })
