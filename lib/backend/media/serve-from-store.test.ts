import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { serveUpload } from './serve-upload.ts'
import { withS3 } from './test-store.ts'

const s3 = withS3()
const BROWSER = { accept: 'image/webp,*/*' }
const get = (segment: string, headers: HeadersInit = BROWSER, store = s3.open()) =>
  serveUpload(new Request('http://shop.test/uploads/x', { headers }), segment, store)

beforeAll(async () => {
  const stole = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#9e2b25' } })
  await s3.open().put('uploads/stole.webp', await stole.webp().toBuffer())
  await s3.open().put('uploads/film.mp4', Buffer.alloc(2_000_000, '0123456789'))
})

test('a picture is made once for all copies of the shop, and is the same from each', async () => {
  const first = await get('stole-400x400.webp')
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(s3.objects.keys()).toContain('shop/cache/pictures/stole.webp-400x400.webp')
  const before = s3.counts.PUT
  const second = await get('stole-400x400.webp')
  expect(s3.counts.PUT).toBe(before)
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  const bytes = Buffer.from(await second.arrayBuffer())
  expect(bytes.equals(Buffer.from(await first.arrayBuffer()))).toBe(true)
  const again = await get('stole-400x400.webp', {
    ...BROWSER,
    'if-none-match': first.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
})

test('copies that make it at the same moment all send it', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => get('stole-280x280.webp')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})

test('a film comes in parts, and is not read whole', async () => {
  const part = await get('film.mp4', { range: 'bytes=10-13' })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '0123',
    'bytes 10-13/2000000',
  ])
  const whole = await get('film.mp4')
  expect((await whole.arrayBuffer()).byteLength).toBe(2_000_000)
})

test('what the store does not have is a 404 that nothing keeps', async () => {
  const answer = await get('missing-400x400.webp')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('a store that fails is a 503 that nothing keeps, with one line in the log a minute', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  for (const status of [403, 500]) {
    s3.fail({ kind: 'status', status, code: 'AccessDenied' })
    for (const segment of ['stole-400x400.webp', 'stole.webp', 'film.mp4']) {
      const answer = await get(segment)
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual(
        [...[503, 'no-store', '10']],
      )
    }
  }
  expect(log.mock.calls).toEqual([[expect.stringContaining('answered 403')]])
  log.mockRestore()
})

test('a store that sends half a picture is no picture, and what is half there is made again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const store = s3.open()
  s3.fail({ kind: 'short', methods: ['GET'] })
  expect((await get('stole-800x800.webp', BROWSER, store)).status).toBe(503)
  s3.heal()
  await get('stole-800x800.webp')
  const key = 'shop/cache/pictures/stole.webp-800x800.webp'
  const whole = s3.objects.get(key)
  if (!whole) throw new Error('It was not made.')
  s3.objects.put(key, { ...whole, body: whole.body.subarray(0, 100) })
  const answer = await get('stole-800x800.webp')
  expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(whole.body)]).toEqual([200, true])
  expect(s3.objects.get(key)?.body.equals(whole.body)).toBe(true)
  log.mockRestore()
})

test('a film that breaks off in the store breaks off for the browser', async () => {
  s3.fail({ kind: 'cut', methods: ['GET'] })
  const answer = await get('film.mp4')
  await expect(buffer(answer.body as ReadableStream)).rejects.toThrow()
})
