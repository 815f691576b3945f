import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { LARGE_PICTURE_SIZES, PICTURE_SIZES } from '#lib/constants.ts'
import { folderStore } from './folder/folder-store.ts'
import { MOST_WAITING } from './resized-picture.ts'
import { serveUpload } from './serve-upload.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'media-'))
const folders = { uploads: path.join(root, 'uploads'), cache: path.join(root, 'cache/pictures') }
const store = folderStore(root)
const BROWSER = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }

beforeAll(async () => {
  mkdirSync(folders.uploads)
  const stole = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#9e2b25' } })
  writeFileSync(path.join(folders.uploads, 'stole.webp'), await stole.webp().toBuffer())
  const large = sharp({ create: { width: 3200, height: 1800, channels: 3, background: '#2b3f6b' } })
  writeFileSync(path.join(folders.uploads, 'large.png'), await large.png().toBuffer())
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#e0a526' } })
  const exifGps = { IFD3: { GPSLatitude: '22/1 10/1 0/1' } }
  writeFileSync(
    path.join(folders.uploads, 'photo.jpg'),
    await photo.withExif(exifGps).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  writeFileSync(path.join(folders.uploads, 'broken.webp'), 'not a picture')
  writeFileSync(path.join(folders.uploads, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(path.join(folders.uploads, 'film.mp4'), Buffer.from('0123456789'))
  writeFileSync(path.join(root, 'secret.webp'), 'outside')
})
afterAll(() => rmSync(root, { recursive: true }))

const get = (segment: string, headers: HeadersInit = BROWSER, method = 'GET') =>
  serveUpload(new Request('http://shop.test/uploads/x', { headers, method }), segment, store)
const boxOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return `${format} ${width}x${height}`
}

test.each([...PICTURE_SIZES, ...LARGE_PICTURE_SIZES])('a picture comes in the box %s', async size => {
  const response = await get(`stole-${size}.webp`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('vary')).toBe('Accept')
  expect(await boxOf(response)).toBe(`webp ${size}`)
})

test('a browser without WebP gets a JPEG', async () => {
  const response = await get('stole-400x300.webp', { accept: '*/*' })
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(await boxOf(response)).toBe('jpeg 400x300')
})

test('without a size it is no wider than a screen, and unchanged if nothing needs changing', async () => {
  expect(await boxOf(await get('large.png'))).toBe('webp 1600x900')
  const whole = Buffer.from(await (await get('stole.webp')).arrayBuffer())
  expect(whole.equals(readFileSync(path.join(folders.uploads, 'stole.webp')))).toBe(true)
  expect(await boxOf(await get('stole.webp', { accept: '*/*' }))).toBe('jpeg 1600x900')
})

test('a photograph is rotated upright, and does not reveal where it was taken', async () => {
  const photo = Buffer.from(await (await get('photo.jpg')).arrayBuffer())
  const { width, height, exif } = await sharp(photo).metadata()
  expect([width, height, exif]).toEqual([30, 40, undefined])
})

test('a hundred requests at once share one encoding, and no temporary file stays', async () => {
  rmSync(folders.cache, { recursive: true, force: true })
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('stole-280x280.webp')))
  expect(answers.every(response => response.status === 200)).toBe(true)
  expect(readdirSync(folders.cache)).toEqual(['stole.webp-280x280.webp'])
})

test.each([
  'stole-123x456.webp',
  'stole-400x400-400x400.webp',
  'missing.webp',
  'missing-400x400.webp',
  'logo-400x400.svg',
  'film-400x400.mp4',
  'stole',
  'stole.exe',
  '.env',
  '..',
  '../secret.webp',
  '..%2fsecret.webp',
  '..\\secret.webp',
  '/etc/passwd',
  'stole.webp\0.png',
  'a'.repeat(5000),
  `${'a'.repeat(110)}.webp`,
  'broken-400x400.webp',
])('%p is a plain 404', async segment => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const response = await get(segment)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  log.mockRestore()
})

test('no text requests a file outside or breaks the route', async () => {
  const parts = fc.constantFrom(
    '..',
    '/',
    '%2e',
    '\\',
    'secret',
    'stole',
    '-400x400',
    '.webp',
    '\0',
    ' ',
    'é',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.array(parts).map(list => list.join('')),
      ),
      async segment => {
        const response = await get(segment)
        expect([200, 404]).toContain(response.status)
        expect(await response.text()).not.toBe('outside')
      },
    ),
    { numRuns: 300 },
  )
})

test('an SVG runs and loads nothing', async () => {
  const response = await get('logo.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})

test.each([
  ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=5-999', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=5-2', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['chapters=1', 200, '0123456789', null],
])('a film is sent in parts: %s', async (range, status, body, contentRange) => {
  const response = await get('film.mp4', { range })
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(body)
  expect(response.headers.get('content-range')).toBe(contentRange)
  expect(response.headers.get('content-length') ?? '0').toBe(String(body.length))
})

test('an unchanged file is not sent again', async () => {
  for (const name of ['stole-400x400.webp', 'film.mp4']) {
    const etag = (await get(name)).headers.get('etag') ?? ''
    expect((await get(name, { ...BROWSER, 'if-none-match': etag })).status).toBe(304)
  }
})

test('HEAD responds like GET, without the body', async () => {
  const response = await get('stole-400x400.webp', BROWSER, 'HEAD')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
})

test('more new pictures than may wait are refused for some seconds, and the others are made', async () => {
  const many = MOST_WAITING + 20
  for (let n = 0; n < many; n++)
    writeFileSync(
      path.join(folders.uploads, `tile-${n}.webp`),
      readFileSync(path.join(folders.uploads, 'broken.webp')),
    )
  const answers = await Promise.all(Array.from({ length: many }, (_, n) => get(`tile-${n}-400x400.webp`)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(20)
  expect(refused[0]?.headers.get('retry-after')).toBe('10')
  expect(refused[0]?.headers.get('cache-control')).toBe('no-store')
  expect((await get('stole-400x400.webp')).status).toBe(200)
})
