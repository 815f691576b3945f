import { setTimeout as sleep } from 'node:timers/promises'
import { every } from './every.ts'

const often = { everyMs: 5, failed: 'It failed:', restAfterFailure: 2 }
const until = async (happened: () => boolean) => {
  while (!happened()) await sleep(2)
}

test('the next run begins after the last has ended, and stopping waits for the current one', async () => {
  let [inside, most, ran] = [0, 0, 0]
  const loop = every(async () => {
    most = Math.max(most, ++inside)
    await sleep(15)
    inside--
    ran++
  }, often)
  await until(() => ran === 3)
  await until(() => inside === 1)
  await loop.stop()
  expect([inside, most]).toEqual([0, 1])
  const before = ran
  await sleep(40)
  expect(ran).toBe(before)
})

test('with more to do it runs again at once', async () => {
  let remaining = 3
  const loop = every(async () => --remaining > 0, { ...often, everyMs: 60_000 })
  await until(() => remaining === 0)
  await sleep(20)
  expect(remaining).toBe(0)
  await loop.stop()
})

test('a failure is logged, and the work is tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  let tries = 0
  const loop = every(async () => {
    if (++tries === 1) throw new Error('not yet')
  }, often)
  await until(() => tries > 2)
  await loop.stop()
  expect(logged.mock.calls).toEqual([['It failed:', expect.objectContaining({ message: 'not yet' })]])
  logged.mockRestore()
})
