import type { IncomingMessage } from 'node:http'
import { imageCache, pictureKey } from '../cache/image-cache.ts'
import { cachedImageResponse } from './cached-image.ts'

const BROWSER = { accept: 'image/avif,image/webp,*/*' }
const cached = { headers: { etag: 'W/"1"', 'content-type': 'image/webp' }, body: Buffer.from('picture') }
const ask = (path: string, headers = {}, method = 'GET') =>
  cachedImageResponse({ method, headers: { ...BROWSER, ...headers } } as IncomingMessage, path)

beforeAll(() => imageCache().put(pictureKey('a-400x400.webp', BROWSER.accept), cached))

test('a picture that was sent before is sent again without Next', () => {
  expect(ask('/uploads/a-400x400.webp')).toEqual({ status: 200, ...cached })
  expect(ask('/uploads/a-400x400.webp', {}, 'HEAD')?.status).toBe(200)
})

test('who has it already is told so', () => {
  expect(ask('/uploads/a-400x400.webp', { 'if-none-match': 'W/"1"' })?.status).toBe(304)
})

test('anything else is Next’s to answer', () => {
  expect(ask('/uploads/b-400x400.webp')).toBeUndefined()
  expect(ask('/uploads/a-400x400.webp', { accept: '*/*' })).toBeUndefined()
  expect(ask('/uploads/a-400x400.webp', {}, 'POST')).toBeUndefined()
  expect(ask('/other/a-400x400.webp')).toBeUndefined()
})
