import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hashOf, NumberMap, RowStore } from './row-store.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'rows-'))
afterAll(() => rmSync(root, { recursive: true }))

test('rows are found by product, near and far, before and after the one they belong to', async () => {
  const store = await RowStore.open(path.join(root, 'rows'))
  const add = (line: number, name: string | undefined, of?: string) =>
    store.add({ line, cells: ['x'.repeat(line % 5_000), 'é'] }, { names: name ? [name] : [], of })
  await add(1, undefined, 'b')
  await add(2, 'a')
  await add(3, 'b')
  for (let line = 4; line < 3_000; line++) await add(line, `p${line}`)
  await add(3_000, undefined, 'a')
  await add(3_001, undefined, 'missing')
  const found: number[][] = []
  for await (const { rows } of store.products()) {
    for (const { line, cells } of rows) expect(cells[0]).toHaveLength(line % 5_000)
    found.push(rows.map(({ line }) => line))
  }
  await store.close()
  expect(found.slice(0, 3)).toEqual([[2, 3_000], [3, 1], [4]])
  expect(found.at(-1)).toEqual([3_001])
  expect(found.flat()).toHaveLength(3_001)
})

test('numbers are kept by numbers, the first of each', () => {
  const map = new NumberMap()
  const keys = Array.from({ length: 5_000 }, (_, at) => hashOf(`key ${at}`))
  expect(new Set(keys).size).toBe(5_000)
  for (const [at, key] of keys.entries()) expect(map.setNew(key, at)).toBe(true)
  expect(map.setNew(keys[7] ?? 0, 99)).toBe(false)
  expect(keys.map(key => map.get(key))).toEqual(keys.map((_, at) => at))
  expect(map.get(hashOf('another'))).toBeUndefined()
})
