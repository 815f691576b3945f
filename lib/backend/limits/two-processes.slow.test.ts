import { ACCOUNT_TRIES } from '#lib/constants.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { startProcess } from '../orders/test-process.ts'
import { hashPassword } from '../session/password-hash.ts'

type Process = Awaited<ReturnType<typeof startProcess>>
let processes: Process[] = []
afterAll(() => Promise.all(processes.map(process => process.kill())))
const database = withTestDatabase()
Object.assign(process.env, { LIMITS: 'yes', REGISTRATIONS_AN_HOUR: '10' })

beforeAll(async () => {
  processes = await Promise.all([1, 2].map(() => startProcess({ databaseUrl: database.url })))
})

const at = (n: number) => processes[n % 2] as Process

/** The status of an answer; 0 for a right one. */
const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 0,
    (error: { status: number }) => error.status,
  )

const signIn = (n: number, password: string, address?: string) =>
  statusOf(
    at(n).call('signIn', { username: 'asha@example.in', password, grant_type: 'password' }, { address }),
  )

const account = async () => {
  await db.run('delete from customers')
  await db.run(
    `insert into customers (firstname, lastname, email, password_hash) values ('Asha', 'Verma', 'asha@example.in', $1)`,
    [await hashPassword('right-Password-1')],
  )
}

test('wrong passwords at two processes are one count, which a right one resets', async () => {
  await account()
  const tried = []
  for (let n = 0; n < ACCOUNT_TRIES; n++) tried.push(await signIn(n, 'wrong'))
  expect(tried).toEqual(Array(ACCOUNT_TRIES).fill(400))
  // The wait is made longer than this test may take.
  await db.run(
    `update counted_tries set wait_until = now() + interval '1 minute' where wait_until is not null`,
  )
  expect([await signIn(0, 'right-Password-1'), await signIn(1, 'right-Password-1')]).toEqual([429, 429])
  await db.run('delete from counted_tries')
  await account()
  for (let n = 1; n < ACCOUNT_TRIES; n++) expect(await signIn(n, 'wrong')).toBe(400)
  expect(await signIn(0, 'right-Password-1')).toBe(0)
  for (let n = 1; n < ACCOUNT_TRIES; n++) expect(await signIn(n, 'wrong')).toBe(400)
})

test('of sixty questions at once, half at each process, as many are answered as an hour has', async () => {
  const asked = Array.from({ length: 60 }, (_, n) =>
    statusOf(at(n).call('requestReset', { email: 'nobody@example.in' }, { address: '203.0.113.7' })),
  )
  const statuses = await Promise.all(asked)
  expect(statuses.filter(status => status === 0)).toHaveLength(10)
  expect(statuses.filter(status => status === 429)).toHaveLength(50)
})
