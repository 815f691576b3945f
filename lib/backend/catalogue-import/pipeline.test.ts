import { setTimeout as sleep } from 'node:timers/promises'
import { pipeline } from './pipeline.ts'

test('one piece runs while the next is prepared, and never two', async () => {
  const { next, end } = pipeline()
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await sleep(5)
    log.push(`${name} ends`)
  }
  await next(work('a'))
  log.push('b is prepared')
  await next(work('b'))
  await end()
  expect(log).toEqual(['a begins', 'b is prepared', 'a ends', 'b begins', 'b ends'])
})

test('a failure is thrown by whoever waits next', async () => {
  const { next, end } = pipeline()
  await next(async () => {
    throw new Error('full')
  })
  await sleep(1)
  await expect(next(async () => {})).rejects.toThrow('full')
  await expect(end()).rejects.toThrow('full')
})
