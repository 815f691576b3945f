import { setTimeout as sleep } from 'node:timers/promises'
import { db } from './db/pool.ts'
import { withTestDatabase } from './db/test-database.ts'
import { startJobs } from './jobs.ts'

withTestDatabase()

const until = async (happened: () => boolean) => {
  while (!happened()) await sleep(5)
}

const counting = () => {
  const ran: string[] = []
  let [inside, most] = [0, 0]
  const jobOf = (name: string) => ({
    count: {
      everyMs: 5,
      work: async () => {
        most = Math.max(most, ++inside)
        ran.push(name)
        await sleep(3)
        inside--
        return 0
      },
    },
  })
  return { ran, jobOf, together: () => most }
}

test('two processes never run a job at the same time, and the second takes over when the first stops', async () => {
  const { ran, jobOf, together } = counting()
  const first = startJobs(jobOf('first'))
  await until(() => ran.length > 0)
  const second = startJobs(jobOf('second'))
  await sleep(60)
  expect(new Set(ran)).toEqual(new Set(['first']))
  await first.stop()
  const before = ran.length
  await until(() => ran.length > before)
  await second.stop()
  expect(ran.slice(before)).toContain('second')
  expect(together()).toBe(1)
})

test('a job whose process died is taken over when its lease expires', async () => {
  await db.run(`insert into leases values ('count', 'the dead', now() + interval '1500 milliseconds')`)
  const { ran, jobOf } = counting()
  const jobs = startJobs(jobOf('heir'))
  await sleep(50)
  expect(ran).toEqual([])
  await until(() => ran.length > 0)
  await jobs.stop()
  expect(ran.length).toBeGreaterThan(0)
})

test('a job that fails is tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  let tries = 0
  const jobs = startJobs({
    count: {
      everyMs: 5,
      work: async () => {
        if (++tries === 1) throw new Error('The database is away.')
        return 0
      },
    },
  })
  await until(() => tries > 1)
  await jobs.stop()
  expect(tries).toBeGreaterThan(1)
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})
