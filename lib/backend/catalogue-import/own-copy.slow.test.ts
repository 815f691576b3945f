import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ImportErrors } from './errors.ts'
import { ownCopy } from './own-copy.ts'

test.each(['', 'नर्मदा साड़ी', 'a\ud800b', '₹ 1,499'])('%p stays as it is', text => {
  expect(ownCopy(text)).toBe(text)
})

test('what is told of a cell does not keep the part of the file that the cell was read from', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const errors = new ImportErrors()
  collect()
  const before = getHeapStatistics().used_heap_size
  for (let line = 0; line < 100; line++) {
    const part = `${line} is no picture,`.repeat(30_000)
    const value = part.slice(500, 540)
    errors.add({ file: 'products.csv', line, column: 'images', value, reason: `“${value}” is not there` })
  }
  collect()
  expect(getHeapStatistics().used_heap_size - before).toBeLessThan(5_000_000)
  expect(errors.listed).toHaveLength(100)
})
