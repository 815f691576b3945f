import { LruCache } from './lru.ts'

test('the least recently used goes first when there is no more room', () => {
  const store = new LruCache<{ bytes: number }>(30)
  for (const name of ['a', 'b', 'c']) store.put(name, { bytes: 10 })
  store.get('a')
  store.put('d', { bytes: 10 })
  expect(['a', 'b', 'c', 'd'].filter(name => store.get(name))).toEqual(['a', 'c', 'd'])
  expect([store.bytes, store.size]).toEqual([30, 3])
})

test('an entry that is put again or grows is counted once', () => {
  const store = new LruCache<{ bytes: number }>(30)
  const entry = { bytes: 10 }
  store.put('a', { bytes: 10 })
  store.put('a', entry)
  store.grow('a', entry, 5)
  store.grow('a', { bytes: 10 }, 5)
  expect(store.bytes).toBe(15)
  store.drop('a')
  store.drop('nothing')
  expect([store.bytes, store.size]).toEqual([0, 0])
})

test('a thousand pages never take more than their room', () => {
  const store = new LruCache<{ bytes: number }>(1000)
  for (let n = 0; n < 1000; n++) {
    store.put(`/${n % 300}`, { bytes: 1 + (n % 97) })
    expect(store.bytes).toBeLessThanOrEqual(1000)
  }
})

test('without room nothing is kept', () => {
  const store = new LruCache<{ bytes: number }>(0)
  store.put('a', { bytes: 10 })
  expect([store.bytes, store.size]).toEqual([0, 0])
})
