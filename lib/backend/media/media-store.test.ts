import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { folderStore } from './folder/folder-store.ts'
import { withS3 } from './test-store.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'store-'))
afterAll(() => rmSync(root, { recursive: true }))
const s3 = withS3()

// What holds of both, so that a shop is the same on either.
describe.each([
  ['a folder', () => folderStore(path.join(root, 'store'))],
  ['S3', () => s3.open()],
])('in %s', (_where, open) => {
  const scratch = path.join(root, 'scratch')

  test('what is stored is found, read, streamed in parts, fetched and dropped', async () => {
    const store = open()
    expect(await store.put('uploads/a.webp', Buffer.from('0123456789'))).toBe(true)
    const found = await store.find('uploads/a.webp')
    expect(found?.size).toBe(10)
    expect((await open().find('uploads/a.webp'))?.tag).toBe(found?.tag)
    expect(String(await store.read('uploads/a.webp'))).toBe('0123456789')
    expect(String(await buffer(await store.stream('uploads/a.webp', { first: 2, last: 5 })))).toBe('2345')
    expect(await store.fetch('uploads/a.webp', scratch)).toBe(true)
    expect(readFileSync(scratch, 'utf8')).toBe('0123456789')
    expect(await store.digest('uploads/a.webp')).toMatch(/^84d89877f0d4041e/)
    await store.drop('uploads/a.webp')
    expect(await store.find('uploads/a.webp')).toBeUndefined()
    await store.drop('uploads/a.webp')
  })

  test('what is not there is nowhere', async () => {
    const store = open()
    expect(await store.find('uploads/none.webp')).toBeUndefined()
    expect(await store.read('uploads/none.webp')).toBeUndefined()
    expect(await store.digest('uploads/none.webp')).toBeUndefined()
    expect(await store.fetch('uploads/none.webp', path.join(root, 'none'))).toBe(false)
    for await (const listed of store.list('nowhere/')) expect(listed).toBeUndefined()
  })

  test('only what is new is stored where that is asked for, and else the last one counts', async () => {
    const store = open()
    expect(await store.put('uploads/b.webp', Buffer.from('first'), 'new')).toBe(true)
    expect(await store.put('uploads/b.webp', Buffer.from('second'), 'new')).toBe(false)
    expect(String(await store.read('uploads/b.webp'))).toBe('first')
    expect(await store.put('uploads/b.webp', Buffer.from('third'))).toBe(true)
    expect(String(await store.read('uploads/b.webp'))).toBe('third')
  })

  test('a file is stored as it is, and may be given away', async () => {
    const file = path.join(root, 'film.mp4')
    const film = Buffer.alloc(3_000_000, 'film')
    writeFileSync(file, film)
    await open().put('uploads/film.mp4', { file })
    expect((await open().read('uploads/film.mp4'))?.equals(film)).toBe(true)
    await open().put('uploads/moved.mp4', { file, mayMove: true })
    expect(() => readFileSync(file)).toThrow('ENOENT')
    expect((await open().find('uploads/moved.mp4'))?.size).toBe(film.length)
  })

  test('an empty file is one too', async () => {
    await open().put('uploads/empty.webp', Buffer.alloc(0))
    expect((await open().find('uploads/empty.webp'))?.size).toBe(0)
    expect((await open().read('uploads/empty.webp'))?.length).toBe(0)
  })

  test('all files whose names begin so are listed, with their sizes', async () => {
    const store = open()
    const { run } = concurrencyLimit(20)
    await Promise.all(
      Array.from({ length: 1_203 }, (_, n) =>
        run(() => store.put(`pieces/x.${String(n).padStart(4, '0')}`, Buffer.from('x'))),
      ),
    )
    await store.put('pieces/y', Buffer.from('yy'))
    const names: string[] = []
    for await (const { name, size, changedAt } of store.list('pieces/x.')) {
      names.push(name)
      expect(size).toBe(1)
      expect(Math.abs(changedAt - Date.now())).toBeLessThan(120_000)
    }
    expect(names).toHaveLength(1_203)
    expect(new Set(names).size).toBe(1_203)
    expect(names.toSorted()[0]).toBe('pieces/x.0000')
  })
})
