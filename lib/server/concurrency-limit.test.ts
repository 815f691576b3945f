import { concurrencyLimit } from './concurrency-limit.ts'

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('so many run at a time, the others in the order in which they came', async () => {
  const { run, isIdle } = concurrencyLimit(2)
  const [a, b] = [held(), held()]
  const begun: string[] = []
  const ended = [a, b].map(({ work }) => run(work))
  const waiting = ['c', 'd'].map(name => run(async () => void begun.push(name)))
  await Promise.resolve()
  expect([begun, isIdle()]).toEqual([[], false])
  a.end()
  await Promise.all(waiting)
  expect(begun).toEqual(['c', 'd'])
  b.end()
  await Promise.all(ended)
  expect(isIdle()).toBe(true)
})

test('who finds the queue full is refused, and work that fails gives its place back', async () => {
  const { run, isIdle } = concurrencyLimit(1, { waiting: 1, refused: () => new Error('Later, please.') })
  const first = held()
  const running = run(first.work)
  const waits = run(() => Promise.reject(new Error('broken')))
  await expect(run(async () => 3)).rejects.toThrow('Later, please.')
  first.end()
  await expect(waits).rejects.toThrow('broken')
  await running
  expect([await run(async () => 4), isIdle()]).toEqual([4, true])
})
