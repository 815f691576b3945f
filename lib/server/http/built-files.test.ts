import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { staticAssets } from './built-files.ts'

const SCRIPT = 'self.a=1;'.repeat(1000)
const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-built-'))
mkdirSync(path.join(folder, 'chunks'))
writeFileSync(path.join(folder, 'chunks/a.js'), SCRIPT)
writeFileSync(path.join(folder, 'chunks/a.css'), 'a{}')
writeFileSync(path.join(folder, 'chunks/a.js.map'), '{}')
writeFileSync(path.join(folder, 'secret.txt'), 'secret')
afterAll(() => rmSync(folder, { recursive: true }))

const files = staticAssets(folder)
const ask = (name: string, headers: Record<string, string> = {}) =>
  files({ headers } as unknown as IncomingMessage, `/_next/static/${name}`)

test('a script comes as the browser takes it, to be kept for good', async () => {
  const gzip = await ask('chunks/a.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip?.body as Buffer).toString()).toBe(SCRIPT)
  expect(gzip?.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(String((await ask('chunks/a.js'))?.body)).toBe(SCRIPT)
  await ask('chunks/a.js', { 'accept-encoding': 'gzip, br' })
  await new Promise(done => setTimeout(done, 300))
  const brotli = await ask('chunks/a.js', { 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(brotli?.body as Buffer).toString()).toBe(SCRIPT)
})

test('who has it already is told so', async () => {
  const etag = String((await ask('chunks/a.css'))?.headers.etag)
  expect(await ask('chunks/a.css', { 'if-none-match': etag })).toMatchObject({ status: 304 })
})

test.each([
  'secret.txt',
  'chunks/a.js.map',
  '../secret.txt',
  'chunks/../chunks/a.js',
  'chunks/b.js',
  '',
  'chunks',
])('%j is not ours to answer', name => {
  expect(ask(name)).toBeUndefined()
})

test('a build that went away is a 404, not an end of the process', async () => {
  writeFileSync(path.join(folder, 'gone.js'), 'x')
  const before = staticAssets(folder)
  rmSync(path.join(folder, 'gone.js'))
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await before({ headers: {} } as IncomingMessage, '/_next/static/gone.js')
  expect(answer?.status).toBe(404)
  log.mockRestore()
  expect(
    staticAssets(path.join(folder, 'no-such-folder'))({ headers: {} } as IncomingMessage, '/x'),
  ).toBeUndefined()
})
