import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'playwright/test'
import { test as base } from './own-shops.ts'

/** A store that speaks S3, as a process of its own. */
const test = base.extend<{ store: { address: string; fail: (fault?: object) => Promise<unknown> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  store: async ({}, use) => {
    const double = spawn(
      process.execPath,
      ['--experimental-strip-types', '--conditions=react-server', 'scripts/e2e/s3-double.mjs'],
      { env: { ...process.env, PORT: '0', S3_DOUBLE_CONTROL: '1' }, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = await once(double.stdout, 'data')
    const address = String(line).trim()
    const fail = (fault?: object) =>
      fetch(`${address}/-/fault`, { method: fault ? 'POST' : 'DELETE', body: fault && JSON.stringify(fault) })
    await use({ address, fail })
    double.kill('SIGTERM')
    await once(double, 'exit')
  },
})

const settings = (address: string) => ({
  ...{ MEDIA_URL: 's3://pictures/shop', AWS_ENDPOINT_URL: address, AWS_REGION: 'us-east-1' },
  ...{ AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'secret' },
})

test('with the wrong key of its store a shop does not start, and says so', async ({ ownShops, store }) => {
  const shop = await ownShops.startFilled('wrong', {
    ...settings(store.address),
    AWS_SECRET_ACCESS_KEY: 'other',
  })
  expect(await shop.exit()).toBe(1)
  expect(shop.said()).toContain('does not let the shop in (403 SignatureDoesNotMatch)')
})

test('pictures come from the store, and a store that fails costs a page nothing but its pictures', async ({
  ownShops,
  store,
}) => {
  test.slow()
  const shop = await ownShops.start('stored', settings(store.address))
  await shop.ready()
  const page = await (await fetch(shop.address)).text()
  const pictures = [...new Set(page.match(/\/uploads\/[\w.-]+-\d+x\d+\.webp/g))]
  const [picture = '', ...others] = pictures
  const ask = async (path: string) => {
    const { status, headers } = await fetch(shop.address + path, { headers: { accept: 'image/webp' } })
    return [status, headers.get('cache-control')]
  }
  expect(await ask(picture)).toEqual([200, 'public, max-age=31536000, immutable'])
  for (const fault of [
    { kind: 'status', status: 403, code: 'AccessDenied' },
    { kind: 'status', status: 500 },
    { kind: 'cut', methods: ['GET'] },
    { kind: 'hang' },
  ]) {
    await store.fail(fault)
    expect(await ask(String(others.pop()))).toEqual([503, 'no-store'])
    expect((await ask('/'))[0]).toBe(200)
    // This process knows it.
    expect((await ask(picture))[0]).toBe(200)
  }
  await store.fail()
  expect(shop.said().match(/Pictures: /g)).toHaveLength(1)
  expect(shop.said()).not.toContain('failed; digest')
})
