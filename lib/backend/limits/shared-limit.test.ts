import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { deleteExpired } from '../delete-expired.ts'

type Module = typeof import('./shared-limit.ts')

withTestDatabase()

/** The same file once more, as another process has it: with what it was told itself, over the same database. */
const newCopy = (): Module => {
  let copy: Module | undefined
  jest.isolateModules(() => {
    copy = require('./shared-limit.ts')
  })
  return copy as Module
}

const PASSWORDS = { seconds: 900, from: 'last', wait: 'doubles' } as const
const NETWORKS = { seconds: 3_600, from: 'first', wait: 'doubles' } as const
const HOURLY = { seconds: 3_600, from: 'first', wait: 'until-over' } as const

/** As if so many seconds had gone by since what was counted. */
const later = (seconds: number) =>
  db.run(
    `update counted_tries set until = until - make_interval(secs => $1), wait_until = wait_until - make_interval(secs => $1)`,
    [seconds],
  )

/** A wait that a slow machine has used a part of. */
const isAbout = (seconds: number, wait = 0) => {
  expect(wait).toBeLessThanOrEqual(seconds)
  expect(wait).toBeGreaterThan(seconds - 60)
}

test('each wrong try beyond the free ones waits twice as long, up to five minutes, at whichever copy', async () => {
  const waits: number[] = []
  for (let n = 0; n < 14; n++) {
    // Each is a copy that was told nothing yet.
    const limit = newCopy().sharedLimit('doubling', PASSWORDS)
    expect(await limit.take([{ name: 'asha', free: 3 }])).toBe(0)
    waits.push(await limit.wait([{ name: 'asha' }]))
    await later(waits.at(-1) ?? 0)
  }
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
})

test('who has to wait at one copy waits at the other, and nobody else does', async () => {
  const [here, there] = [newCopy(), newCopy()].map(copy => copy.sharedLimit('two copies', PASSWORDS))
  for (let n = 0; n < 5; n++) expect(await (n % 2 ? here : there)?.take([{ name: 'asha', free: 5 }])).toBe(0)
  await later(-600)
  for (const copy of [here, there]) isAbout(601, await copy?.take([{ name: 'asha', free: 5 }]))
  expect(await there?.take([{ name: 'ravi', free: 5 }])).toBe(0)
})

test('what a copy was told of a wait it says again without asking', async () => {
  const limit = newCopy().sharedLimit('gate', HOURLY)
  await limit.take([{ name: 'asha', free: 1 }])
  isAbout(3_600, await limit.take([{ name: 'asha', free: 1 }]))
  await db.run('delete from counted_tries')
  isAbout(3_600, await limit.take([{ name: 'asha', free: 1 }]))
})

test('a quarter of an hour without a try, or a right one, resets the count', async () => {
  const limit = newCopy().sharedLimit('reset', PASSWORDS)
  const asha = [{ name: 'asha', free: 2 }]
  await limit.take(asha)
  await later(900)
  await limit.take(asha)
  expect(await limit.wait(asha)).toBe(0)
  await limit.forget('asha')
  await limit.take(asha)
  expect(await limit.wait(asha)).toBe(0)
  await limit.take(asha)
  expect(await limit.wait(asha)).toBe(1)
})

test('an address with one wrong try every ten minutes is never slowed down', async () => {
  const carrier = [{ name: 'carrier', free: 10 }]
  for (let n = 0; n < 30; n++) {
    expect(await newCopy().sharedLimit('carriers', NETWORKS).take(carrier)).toBe(0)
    await later(600)
  }
})

test('an hourly number holds for each wider network, and starts again after the hour', async () => {
  const take = (home: string) =>
    newCopy()
      .sharedLimit('hourly', HOURLY)
      .take([
        { name: home, free: 3 },
        { name: 'wide', free: 6 },
      ])
  for (let n = 0; n < 3; n++) expect(await take('one')).toBe(0)
  await later(1_800)
  isAbout(1_800, await take('one'))
  for (let n = 0; n < 3; n++) expect(await take('two')).toBe(0)
  isAbout(1_800, await take('three'))
  await later(1_800)
  expect([await take('one'), await take('three')]).toEqual([0, 0])
})

test('where another one has to wait nothing is counted', async () => {
  const limit = newCopy().sharedLimit('others', HOURLY)
  const other = newCopy().sharedLimit('address', HOURLY)
  await other.take([{ name: '203.0.113.9', free: 1 }])
  const marks = other.marksOf([{ name: '203.0.113.9' }])
  isAbout(3_600, await limit.take([{ name: 'asha', free: 1 }], marks))
  expect(await limit.take([{ name: 'asha', free: 1 }])).toBe(0)
})

test('of a hundred tries at once, at five copies, as many are taken as are free', async () => {
  const limits = Array.from({ length: 5 }, () => newCopy().sharedLimit('race', HOURLY))
  const asked = Array.from({ length: 100 }, (_, n) =>
    limits[n % 5]?.take([
      { name: 'narrow', free: 7 },
      { name: 'wide', free: 100 },
    ]),
  )
  const waits = await Promise.all(asked)
  expect(waits.filter(wait => wait === 0)).toHaveLength(7)
})

test('nothing tells whom it counts, and what is over is deleted', async () => {
  await newCopy()
    .sharedLimit('names', HOURLY)
    .take([{ name: 'asha@example.in', free: 5 }])
  const rows = await db.query<{ mark: string }>('select mark from counted_tries')
  for (const { mark } of rows) expect(mark).toMatch(/^[\w-]{22}$/)
  await later(3_601)
  await deleteExpired()
  expect(await db.query('select 1 from counted_tries')).toEqual([])
})
