import { setTimeout as sleep } from 'node:timers/promises'
import { oneAtATime } from './one-at-a-time.ts'

const counting = () => {
  let [inside, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++inside)
    await sleep(1)
    inside--
  }
  return { work, most: () => most }
}

test('those of one key go one after the other, those of different keys and of none together', async () => {
  const [same, different, none] = [counting(), counting(), counting()]
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => [
      oneAtATime('same', same.work),
      oneAtATime(`key-${n}`, different.work),
      oneAtATime(undefined, none.work),
    ]).flat(),
  )
  expect(same.most()).toBe(1)
  expect(different.most()).toBe(20)
  expect(none.most()).toBe(20)
})

test('one that fails does not stop the next, and a line that has become too long is refused', async () => {
  const order: number[] = []
  const sent = await Promise.allSettled(
    Array.from({ length: 150 }, (_, n) =>
      oneAtATime('long', async () => {
        order.push(n)
        if (n % 2) throw new Error('refused')
      }),
    ),
  )
  expect(order).toEqual(Array.from({ length: 100 }, (_, n) => n))
  expect(sent[149]).toMatchObject({ reason: { status: 503, retryAfter: 10 } })
  await expect(oneAtATime('long', async () => 'free again')).resolves.toBe('free again')
})

test('who has waited too long is told to come again, and the next goes on', async () => {
  const slow = oneAtATime('slow', () => sleep(60), 20)
  const late = oneAtATime('slow', async () => 'too late', 20)
  await expect(late).rejects.toMatchObject({ status: 503 })
  await slow
  await expect(oneAtATime('slow', async () => 'in time', 20)).resolves.toBe('in time')
})
