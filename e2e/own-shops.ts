import { test as base } from 'playwright/test'
import { openOwnShops } from './started-shop.ts'

/** A test that starts its own shops, which end with it. */
export const test = base.extend<{ ownShops: Awaited<ReturnType<typeof openOwnShops>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  ownShops: async ({}, use) => {
    const ownShops = await openOwnShops()
    await use(ownShops)
    await ownShops.close()
  },
})
