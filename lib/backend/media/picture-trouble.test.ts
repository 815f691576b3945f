import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { pictureTrouble } from './picture-trouble.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'picture-trouble-'))
afterAll(() => rmSync(root, { recursive: true }))

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9e2b25' } })
const troubleOf = (name: string, bytes: Buffer | string) => {
  const file = path.join(root, name)
  writeFileSync(file, bytes)
  return pictureTrouble(file)
}

test.each(['webp', 'avif', 'png', 'jpeg', 'gif'] as const)('a picture in %s is accepted', async format => {
  const bytes = await blank(40, 30).toFormat(format).toBuffer()
  expect(await troubleOf(`fine.${format}`, bytes)).toBeUndefined()
})

test.each([
  ['text.png', 'Not a picture.'],
  ['empty.webp', ''],
  ['cut.gif', 'GIF89a'],
])('%s is not a picture', async (name, bytes) =>
  expect(await troubleOf(name, bytes)).toContain('cannot be read'),
)

test('a picture with too many pixels is reported with its size', async () => {
  expect(await troubleOf('large.png', await blank(9_000, 8_000).png().toBuffer())).toContain(
    'it has 9000 × 8000 pixels, and no more than 60 million',
  )
})

test('films and SVGs are not checked', async () => {
  expect(await troubleOf('film.mp4', 'x')).toBeUndefined()
  expect(await troubleOf('logo.svg', 'x')).toBeUndefined()
})
