import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { decodeHeic } from './decode-heic.ts'

// It takes 1.2 GB for as long as it decodes.
const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-heic-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
