import { test as base } from 'playwright/test'
import { openYard } from './started-shop.ts'

/** A test that starts its own shops, which end with it. */
export const test = base.extend<{ yard: Awaited<ReturnType<typeof openYard>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  yard: async ({}, use) => {
    const yard = await openYard()
    await use(yard)
    await yard.close()
  },
})
