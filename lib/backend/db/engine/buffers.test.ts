import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffersFor } from './buffers.ts'

const GB = 1024 ** 3
const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-buffers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A data folder with so many bytes of tables, which take no room on the disk. */
const dataOf = (bytes: number) => {
  mkdirSync(path.join(folder, 'base/5'), { recursive: true })
  writeFileSync(path.join(folder, 'base/5/1'), '')
  truncateSync(path.join(folder, 'base/5/1'), bytes)
  return folder
}

test.each([
  ['a new shop', 0, 24 * GB, '64MB'],
  ['a shop of some thousand products', GB / 16, 24 * GB, '64MB'],
  ['a large shop', 3 * GB, 24 * GB, '1536MB'],
  ['a large shop on a small machine', 3 * GB, 4 * GB, '512MB'],
  ['a large shop in a container of 512 MB', 3 * GB, 0.5 * GB, '64MB'],
])('%s', (_, bytes, memory, size) => {
  expect(buffersFor(dataOf(bytes), memory)).toBe(`shared_buffers=${size}`)
})
