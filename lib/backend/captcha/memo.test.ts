import { memo } from './memo.ts'

test('a value is made once for several requests, also at the same time, until others push it out', async () => {
  const made: string[] = []
  const cached = memo(2, async id => {
    made.push(id)
    if (id === 'bad') throw new Error('It cannot be made.')
    return id.toUpperCase()
  })
  expect(await Promise.all(['a', 'a', 'b', 'a'].map(cached))).toEqual(['A', 'A', 'B', 'A'])
  expect(made).toEqual(['a', 'b'])
  await cached('c')
  await cached('a')
  expect(made).toEqual(['a', 'b', 'c'])
  await cached('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  for (let n = 0; n < 2; n++) await expect(cached('bad')).rejects.toThrow()
  expect(made.slice(4)).toEqual(['bad', 'bad'])
})
