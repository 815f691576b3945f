import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { folderStore } from '../media/folder/folder-store.ts'
import { MediaFault } from '../media/media-fault.ts'
import { withS3 } from '../media/test-store.ts'
import { moveMedia } from './move-media.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'move-'))
afterAll(() => rmSync(root, { recursive: true }))
const s3 = withS3()

const here = folderStore(path.join(root, 'here'))
beforeAll(async () => {
  for (let n = 0; n < 30; n++) await here.put(`uploads/p-${n}.webp`, Buffer.from(`picture ${n}`))
  await here.put('desk-uploads/8a5a4b6e.part.000000000000', Buffer.from('piece'))
  await here.put('desk-sheets/8a5a4b6e.zip', Buffer.from('zip'))
  // Made again, or of the moment.
  await here.put('cache/pictures/p-1.webp-280x280.webp', Buffer.from('small'))
  await here.put('uploads/p-1.webp.0a1b2c3d.part', Buffer.from('half'))
  await here.put('desk-sheets/8a5a4b6e/products.csv', Buffer.from('scratch'))
})

const keysThere = () => s3.objects.keys().length

test('a move that is broken off goes on, and ends with every file there as it is here', async () => {
  s3.fail({ kind: 'status', status: 403, methods: ['PUT'], keys: 'p-17' })
  await expect(moveMedia(here, s3.openPatiently())).rejects.toThrow(MediaFault)
  s3.heal()
  const before = keysThere()
  expect(before).toBeLessThan(32)
  const moved = await moveMedia(here, s3.openPatiently())
  expect(moved.files).toBe(32)
  expect(moved.before).toBeGreaterThan(0)
  expect(keysThere()).toBe(32)
  expect(await moveMedia(here, s3.openPatiently())).toMatchObject({
    files: 32,
    before: 32,
    bytes: moved.bytes,
  })
})

test('it comes back to a folder', async () => {
  const back = folderStore(path.join(root, 'back'))
  expect(await moveMedia(s3.openPatiently(), back)).toMatchObject({ files: 32, before: 0 })
  expect(String(await back.read('uploads/p-7.webp'))).toBe('picture 7')
})

test('a file that was cut short there is copied again; one of another shop is refused', async () => {
  const key = 'shop/desk-sheets/8a5a4b6e.zip'
  const whole = s3.objects.get(key)
  if (!whole) throw new Error('It is not there.')
  s3.objects.put(key, { ...whole, body: Buffer.from('z') })
  await moveMedia(here, s3.openPatiently())
  expect(String(s3.objects.get(key)?.body)).toBe('zip')
  await s3.openPatiently().put('uploads/stranger.webp', Buffer.from('x'))
  await expect(moveMedia(here, s3.openPatiently())).rejects.toThrow('stranger.webp')
  s3.objects.drop('shop/uploads/stranger.webp')
  s3.objects.put('shop/uploads/p-3.webp', { body: Buffer.from('another picture') })
  await expect(moveMedia(here, s3.openPatiently())).rejects.toThrow('p-3.webp')
})
