/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileCache } from './file-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'haat-kept-'))
})
afterEach(() => rm(folder, { recursive: true }))

const of = (size: number) => jest.fn(async () => Buffer.alloc(size))

test('a file is made once for any number of requests', async () => {
  const cache = fileCache(folder, 1000)
  const work = of(10)
  await Promise.all([cache('a', work), cache('a', work), cache('a', work)])
  expect(await cache('a', work)).toHaveLength(10)
  expect(work).toHaveBeenCalledTimes(1)
})

test('above the limit the least recently used files are deleted', async () => {
  const cache = fileCache(folder, 250)
  const later = () => new Promise(done => setTimeout(done, 15))
  for (const name of ['a', 'b']) {
    await cache(name, of(100))
    await later()
  }
  await cache('a', of(100))
  await later()
  await cache('c', of(100))
  expect((await readdir(folder)).sort()).toEqual(['a', 'c'])
})

test('a failure is not cached, and does not delay the next request', async () => {
  const cache = fileCache(folder, 1000)
  await expect(cache('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache('a', of(7))).toHaveLength(7)
  expect(await readdir(folder)).toEqual(['a'])
})
