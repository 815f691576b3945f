import type pg from 'pg'
import { closePool, pool, setConnection } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { wishActions } from '#lib/wishlist/server/wish-actions.ts'
import { isOverloaded } from './is-overloaded.ts'
import { postForm } from './post-form.ts'
import { serveApi } from './serve-api.ts'
import { shop } from './shop.ts'

const database = withTestDatabase()
jest.spyOn(console, 'error').mockImplementation(() => {})

const connection = () => ({ ...JSON.parse(process.env.TEST_DATABASE ?? '{}'), database: database.name })
const reopen = async (more: pg.PoolConfig) => {
  await closePool()
  setConnection({ ...connection(), user: 'haat', ...more })
}
const call = () =>
  serveApi(
    shop,
    new Request('http://shop.test/api/GetAllProductFilters', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  )
const form = () =>
  postForm(
    new Request('http://shop.test/do/wishlist/keep', {
      method: 'POST',
      headers: { host: 'shop.test', accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ id: 1 }),
    }),
    wishActions.keep,
  )

test('with no free connection a call and a form get 503 and a retry time, and succeed later', async () => {
  await reopen({ max: 1, connectionTimeoutMillis: 1500 })
  const client = await pool().connect()
  for (const send of [call, form]) {
    const response = await send()
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(await response.text()).not.toMatch(/timeout|connect|pool/i)
  }
  client.release()
  expect((await call()).status).toBe(200)
})

test('the same holds when the database is away', async () => {
  await reopen({ host: '/nowhere', port: 1 })
  for (const send of [call, form]) expect((await send()).status).toBe(503)
})

test.each([
  ['a wrong query', false, Object.assign(new Error('syntax error'), { code: '42601' })],
  ['a fault of ours', false, new TypeError('x is undefined')],
  ['too many connections', true, Object.assign(new Error('sorry, too many clients'), { code: '53300' })],
  ['a query that took too long', true, Object.assign(new Error('canceling statement'), { code: '57014' })],
])('%s may pass by itself: %s', (_, expected, error) => {
  expect(isOverloaded(error)).toBe(expected)
})
