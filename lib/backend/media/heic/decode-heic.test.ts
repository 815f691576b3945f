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

test('a HEIC photo of 60 million pixels is decoded; one of 72 million is refused', async () => {
  const large = path.join(folder, 'large.jpg')
  expect(await decodeHeic(path.join(__dirname, 'test-60-million.heic'), large)).toBeUndefined()
  expect(await sharp(large).metadata()).toMatchObject({ width: 10_000, height: 6_000 })
  const refused = await decodeHeic(
    path.join(__dirname, 'test-72-million.heic'),
    path.join(folder, 'none.jpg'),
  )
  expect(refused).toEqual({ trouble: 'pixels', width: 12_000, height: 6_000 })
}, 60_000)

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
