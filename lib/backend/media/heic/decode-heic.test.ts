import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { decodeHeic } from './decode-heic.ts'

const PHOTO = path.join(__dirname, 'test-photo.heic')
const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-heic-'))
const to = path.join(folder, 'photo.jpg')
afterAll(() => rmSync(folder, { recursive: true }))

test('a HEIC photo becomes a JPEG with its colours, its size and its colour profile', async () => {
  expect(await decodeHeic(PHOTO, to)).toBeUndefined()
  const { format, width, height, icc } = await sharp(to).metadata()
  expect({ format, width, height, hasProfile: icc !== undefined }).toEqual({
    ...{ format: 'jpeg', width: 96, height: 64, hasProfile: true },
  })
  const { data } = await sharp(to).extract({ left: 0, top: 30, width: 96, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  })
  const [red, , , ...rest] = data
  expect(red).toBeGreaterThan(150)
  expect(rest.at(-1)).toBeGreaterThan(120)
})

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, 500)],
  ['a header alone', (whole: Buffer) => whole.subarray(0, 40)],
  ['something else', () => Buffer.from('hello')],
])('%s is told, and leaves nothing', async (_, part) => {
  const from = path.join(folder, 'broken.heic')
  writeFileSync(from, part(readFileSync(PHOTO)))
  const before = readdirSync(folder)
  expect(await decodeHeic(from, path.join(folder, 'none.jpg'))).toEqual({ trouble: 'unreadable' })
  expect(readdirSync(folder)).toEqual(before)
})
