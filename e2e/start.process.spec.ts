import { readFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { test } from './own-shops.ts'
import { until } from './started-shop.ts'

test('a first start fills the shop, and prints its address, its data folder, and where messages and the desk are', async ({
  ownShops,
}) => {
  const shop = await ownShops.start('a')
  await shop.ready()
  expect(shop.said()).toMatch(
    /^The demo shop was put in: 120 products\.\nHaat is at http:\/\/localhost:\d+, its data in \S+\/a\.\nMessages to phones are not sent: .*\/practice-phone\.\nThe desk, .*: http:\/\/localhost:\d+\/desk\/join\/[\w-]{43}\n$/,
  )
})

test('SIGTERM stops the shop and its database, with exit code 0', async ({ ownShops }) => {
  const shop = await ownShops.startFilled('a')
  await shop.ready()
  shop.command.kill('SIGTERM')
  expect(await shop.exit()).toBe(0)
  expect(await shop.databasePid()).toBeUndefined()
})

test('Ctrl-C stops the shop and its database, with exit code 0', async ({ ownShops }) => {
  const shop = await ownShops.startFilled('a')
  await shop.ready()
  shop.ctrlC()
  expect(await shop.exit()).toBe(0)
  expect(await shop.databasePid()).toBeUndefined()
})

test('a shop that was killed leaves its database, and the next one attaches to it', async ({ ownShops }) => {
  const first = await ownShops.startFilled('a')
  await first.ready()
  const database = await first.databasePid()
  first.killAll()
  await first.exit()
  const second = await ownShops.start('a')
  await second.ready()
  expect(await second.databasePid()).toBe(database)
})

test('the command becomes the shop: no process only waits for another', async ({ ownShops }) => {
  const shop = await ownShops.startFilled('a')
  await shop.ready()
  const { pid = 0 } = shop.command
  expect(await readFile(`/proc/${pid}/cmdline`, 'utf8')).toContain('scripts/server.mjs')
  const [child = 0, ...others] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .split(' ')
    .map(Number)
  expect([child, others.filter(Boolean)]).toEqual([await shop.databasePid(), []])
})

// Before Node 22.15, and on Windows, a command cannot become another program: it waits for the shop.
const WAITING = { NODE_OPTIONS: '--import=data:text/javascript,delete(process.execve)' }

test('when only a command that waits is killed, the shop behind it stops by itself', async ({ ownShops }) => {
  const shop = await ownShops.startFilled('a', WAITING)
  await shop.ready()
  shop.command.kill('SIGKILL')
  await until(async () => (await shop.databasePid()) === undefined)
  await expect(fetch(shop.address)).rejects.toThrow()
})

test('when only the shop behind a command is killed, the command ends and reports it', async ({
  ownShops,
}) => {
  const shop = await ownShops.startFilled('a', WAITING)
  await shop.ready()
  const { pid = 0 } = shop.command
  const served = Number(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
  process.kill(served, 'SIGKILL')
  expect(await shop.exit()).toBe(1)
  expect(shop.said()).toContain('The shop was ended from outside, by SIGKILL.')
})

test('a data folder that is not writable is refused with a message', async ({ ownShops }) => {
  const shop = await ownShops.start('a', { DATA_DIR: '/proc/shop' })
  expect(await shop.exit()).toBe(1)
  expect(shop.said()).toMatch(
    /^DATA_DIR must be a folder that can be written to, and \/proc\/shop is none: .*\n$/,
  )
})

test('two copies with their own ports and data run side by side', async ({ ownShops }) => {
  const [a, b] = await Promise.all([ownShops.startFilled('a'), ownShops.startFilled('b')])
  await Promise.all([a.ready(), b.ready()])
  expect(await a.databasePid()).not.toBe(await b.databasePid())
})

test('two copies on the same data share its database until the last one stops', async ({ ownShops }) => {
  const [a, b] = await Promise.all([ownShops.start('a'), ownShops.start('a')])
  await Promise.all([a.ready(), b.ready()])
  a.command.kill('SIGTERM')
  await a.exit()
  expect((await fetch(`${b.address}/readyz`)).status).toBe(200)
  b.command.kill('SIGTERM')
  await b.exit()
  expect(await b.databasePid()).toBeUndefined()
})

test('while it stops it is not ready, and running requests are completed', async ({ ownShops }) => {
  const shop = await ownShops.startFilled('a')
  await shop.ready()
  const order = beginPost(`${shop.address}/api/Get_Theme_Color`)
  await order.begun
  shop.command.kill('SIGTERM')
  await until(async () => (await fetch(`${shop.address}/readyz`)).status === 503)
  expect(await order.finish()).toBeLessThan(500)
  expect(await shop.exit()).toBe(0)
})

test('a used port is reported in a sentence', async ({ ownShops }) => {
  const first = await ownShops.startFilled('a')
  await first.ready()
  const second = await ownShops.start('b', { PORT: new URL(first.address).port })
  expect(await second.exit()).toBe(1)
  expect(second.said()).toMatch(
    /^Port \d+ is taken: set PORT to another one, for example PORT=\d+ npm start\.\n$/,
  )
})

test('a wrong setting is named in a sentence', async ({ ownShops }) => {
  const shop = await ownShops.start('a', { SITE_URL: 'shop.example' })
  expect(await shop.exit()).toBe(1)
  expect(shop.said()).toBe('SITE_URL must be an address that begins with http:// or https://.\n')
})

test('a database that does not respond is reported in a sentence, without its password', async ({
  ownShops,
}) => {
  const shop = await ownShops.start('a', {
    DATABASE_URL: `postgres://haat:secret@${NOBODY_LISTENS}/haat`,
  })
  expect(await shop.exit()).toBe(1)
  expect(shop.said()).toMatch(/^The database at 127\.0\.0\.1:\d+ \(DATABASE_URL\) does not answer: /)
  expect(shop.said()).not.toContain('secret')
})

test('a start on https says in one line how much is missing that the law asks for', async ({ ownShops }) => {
  const shop = await ownShops.startFilled('a', { SITE_URL: 'https://shop.example' })
  await shop.ready()
  await expect
    .poll(() => shop.said())
    .toMatch(/^\d+ things that the law asks for are missing or doubtful: npm run shop -- check$/m)
})

test('on https each answer tells the browser to come by https only, refusals too', async ({ ownShops }) => {
  const shop = await ownShops.startFilled('a', { SITE_URL: 'https://shop.example' })
  await shop.ready()
  const told = (path: string, cookie = '') =>
    new Promise((resolve, reject) => {
      ask(shop.address + path, { headers: { cookie } }, answer => {
        answer.resume()
        resolve([answer.statusCode, answer.headers['strict-transport-security']])
      })
        .on('error', reject)
        .end()
    })
  expect([
    await told('/'),
    await told('/nope'),
    await told('/api/GetResellerLogo'),
    // Refused by the shop, and by Node, which reads no more than that.
    await told('/', `a=${'1'.repeat(20_000)}`),
    await told('/', `a=${'1'.repeat(60_000)}`),
  ]).toEqual([200, 404, 200, 431, 431].map(status => [status, 'max-age=15811200']))
})

/** A post whose body is incomplete until it is finished. */
const beginPost = (address: string) => {
  const post = ask(address, { method: 'POST', headers: { 'Content-Type': 'application/json' } })
  const answered = new Promise<number>((resolve, reject) => {
    post.on('response', response => resolve(response.resume().statusCode ?? 0))
    post.on('error', reject)
  })
  post.write('{')
  return {
    begun: new Promise(resolve => setTimeout(resolve, 200)),
    finish: () => {
      post.end('}')
      return answered
    },
  }
}

test('a shop whose log is no longer read continues, and stays idle', async ({ ownShops }) => {
  const shop = await ownShops.startFilled('a')
  await shop.ready()
  shop.command.stdout?.destroy()
  shop.command.stderr?.destroy()
  const { pid = 0 } = shop.command
  const visit = async () => (await fetch(`${shop.address}/product/no-such-thing`)).status
  for (let n = 0; n < 5; n++) expect(await visit()).toBe(404)
  const before = cpuSeconds(pid)
  await sleep(2_000)
  expect(cpuSeconds(pid) - before).toBeLessThan(1)
  expect(await visit()).toBe(404)
})
