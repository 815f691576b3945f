import { expect, test } from 'playwright/test'
import { takePageScript } from '../lib/server/page-cache/page-script.ts'
import { startProbe } from './started-probe.ts'

// The assumptions of lib/server/next-internals.ts that need a browser; all others are checked in
// next-internals.slow.test.ts.

// One after the other: they build the same probe.
test.describe.configure({ mode: 'default' })
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

for (const when of ['before the chunks', 'after the chunks', 'never'])
  test(`page script: it comes ${when}`, async ({ page }) => {
    test.setTimeout(240_000)
    const probe = await startProbe()
    try {
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      const { body } = await probe.request('/')
      const taken = takePageScript(body)
      const tag = '<script src="/page-script" async=""></script>'
      await page.route(`${probe.address}/`, route =>
        route.fulfill({
          body: taken?.html.replace('<script', `${tag}<script`) ?? '',
          contentType: 'text/html',
        }),
      )
      let chunks = 0
      page.on('requestfinished', request => {
        if (request.url().includes('/_next/')) chunks++
      })
      await page.route(`${probe.address}/page-script`, async route => {
        if (when === 'never') return route.fulfill({ status: 404 })
        if (when === 'after the chunks') await expect.poll(() => chunks).toBeGreaterThan(3)
        if (when === 'after the chunks') await page.waitForTimeout(500)
        await route.fulfill({ body: taken?.text ?? '', contentType: 'application/javascript' })
      })
      await page.goto(`${probe.address}/`)
      if (when === 'never') await page.waitForTimeout(1000)
      else await expect(page.getByText('awake')).toBeVisible()
      await expect(page.locator('#slot b')).toHaveText('told by the server render')
      expect(errors).toEqual([])
    } finally {
      await probe.close()
    }
  })
