import { setTimeout as sleep } from 'node:timers/promises'
import { inHashQueue } from './hash-queue.ts'

test('one runs and fifty wait; the next is told to come later', async () => {
  let together = 0
  let most = 0
  const work = () =>
    inHashQueue(async () => {
      most = Math.max(most, ++together)
      await sleep(1)
      together--
    })
  const tries = await Promise.allSettled(Array.from({ length: 60 }, work))
  const refusals = tries.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(refusals).toHaveLength(9)
  expect(refusals[0]).toMatchObject({ status: 429, retryAfter: 10 })
  expect(most).toBe(1)
  await expect(inHashQueue(async () => 'free again')).resolves.toBe('free again')
})

test('work that fails frees its place', async () => {
  await expect(inHashQueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inHashQueue(async () => 'next')).resolves.toBe('next')
})
