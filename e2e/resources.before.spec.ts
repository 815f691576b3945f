import { writeFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { routes } from '../lib/routes.ts'
import { resourcesFile } from './resources-file.ts'
import { serverResources } from './server-resources.ts'

test('the server is warm, and its resources are recorded', async ({ request }) => {
  const paths = Object.values(routes).map(({ path }) => path)
  for (const path of paths.filter(each => !each.includes(':'))) {
    const response = await request.get(path)
    expect(response.status(), path).toBeLessThan(500)
  }
  await writeFile(resourcesFile, JSON.stringify(serverResources(Number(process.env.E2E_PORT))))
})
