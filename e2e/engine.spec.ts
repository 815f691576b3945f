import { expect, test } from 'playwright/test'

test("the shop says that it is up and ready, to nobody's cache", async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe('no-store')
  }
})
