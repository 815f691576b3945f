import { expect, test } from 'playwright/test'

test('the shop reports that it is up and ready, and the response is not cached', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('no-store')
  }
})
