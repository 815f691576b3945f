import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { resourcesFile } from './resources-file.ts'
import { type ServerResources, serverResources } from './server-resources.ts'

// The number of database connections follows the load.
const DATABASE_CONNECTIONS = 20
// Pages, pictures and compiled code are cached up to their limits; a leak in some thousand requests exceeds them.
const MEGABYTES = 1000

test('the server uses no more resources after all browser tests than before them', async () => {
  test.setTimeout(150_000)
  const before = JSON.parse(await readFile(resourcesFile, 'utf8')) as ServerResources
  const now = () => serverResources(Number(process.env.E2E_PORT))
  expect(now().pid).toBe(before.pid)
  // An idle connection stays open for 75 seconds.
  await expect
    .poll(() => now().descriptors, { timeout: 100_000, intervals: [1000] })
    .toBeLessThanOrEqual(before.descriptors + DATABASE_CONNECTIONS)
  expect(now().halfClosed).toBe(0)
  expect(now().megabytes).toBeLessThan(MEGABYTES)
})
