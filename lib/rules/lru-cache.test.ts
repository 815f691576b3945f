import { LruCache } from './lru-cache.ts'

const bytesOf = ({ bytes }: { bytes: number }) => bytes

test('the least recently used entry goes first when there is no more room', () => {
  const store = new LruCache<{ bytes: number }>({ bytes: 30, bytesOf })
  for (const name of ['a', 'b', 'c']) store.put(name, { bytes: 10 })
  store.get('a')
  store.put('d', { bytes: 10 })
  expect(['a', 'b', 'c', 'd'].filter(name => store.get(name))).toEqual(['a', 'c', 'd'])
  expect([store.bytes, store.size]).toEqual([30, 3])
})

test('an entry that is replaced or grows is counted once', () => {
  const store = new LruCache<{ bytes: number }>({ bytes: 30, bytesOf })
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

test('a thousand pages never take more than the limit', () => {
  const store = new LruCache<{ bytes: number }>({ bytes: 1000, bytesOf })
  for (let n = 0; n < 1000; n++) {
    store.put(`/${n % 300}`, { bytes: 1 + (n % 97) })
    expect(store.bytes).toBeLessThanOrEqual(1000)
  }
})

test('without room nothing is stored', () => {
  const store = new LruCache<{ bytes: number }>({ bytes: 0, bytesOf })
  store.put('a', { bytes: 10 })
  expect([store.bytes, store.size]).toEqual([0, 0])
})

test('with a limit of entries the least recently used goes first', () => {
  const store = new LruCache<number>({ entries: 2 })
  store.put('a', 1)
  store.put('b', 2)
  store.get('a')
  store.put('c', 3)
  expect(['a', 'b', 'c'].map(name => store.get(name))).toEqual([1, undefined, 3])
})

test('an expired entry is gone, and makes room for another one', () => {
  const store = new LruCache<string>({ keepMs: 100 })
  store.put('a', 'A', 0)
  expect([store.get('a', 99), store.get('a', 100), store.size]).toEqual(['A', undefined, 0])
  store.put('b', 'B', 100)
  store.put('c', 'C', 200)
  expect([store.size, store.get('c', 200)]).toEqual([1, 'C'])
})

test('only the given value is dropped, and a value may be anything', () => {
  const store = new LruCache<unknown>({ entries: 5 })
  store.put('a', 0)
  store.dropValue('a', 1)
  expect(store.get('a')).toBe(0)
  store.dropValue('a', 0)
  store.put('b', null)
  expect([store.get('a'), store.get('b'), store.size]).toEqual([undefined, null, 1])
  store.clear()
  expect([store.get('b'), store.size, store.bytes]).toEqual([undefined, 0, 0])
})
