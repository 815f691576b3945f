import { expect, test } from 'playwright/test'
import { startProbe } from './started-probe.ts'

// The assumptions of lib/server/next-internals.ts that need a browser; all others are checked in
// next-internals.slow.test.ts.
test('static HTML in place', async ({ page }) => {
  test.setTimeout(240_000)
  const probe = await startProbe()
  try {
    const errors: string[] = []
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', error => errors.push(error.message))
    // The document is marked before any script of its own runs.
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () =>
        document.querySelector('#slot b')?.setAttribute('data-first', ''),
      ),
    )
    await page.route(`${probe.address}/`, async route => {
      const { body } = await probe.request('/')
      await route.fulfill({ body, contentType: 'text/html' })
    })
    await page.goto(`${probe.address}/`)
    await expect(page.getByText('awake')).toBeVisible()
    await expect(page.locator('#slot b[data-first]')).toHaveText('told by the server render')
    expect(errors).toEqual([])
  } finally {
    await probe.close()
  }
})
