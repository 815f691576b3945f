import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { MediaFault } from '../media-fault.ts'
import { withS3 } from '../test-store.ts'

const s3 = withS3()
const root = mkdtempSync(path.join(os.tmpdir(), 'failing-'))
afterAll(() => rmSync(root, { recursive: true }))

const NAME = 'uploads/stole.webp'
const BYTES = Buffer.from('picture'.repeat(10_000))
beforeEach(() => s3.open().put(NAME, BYTES))

const faultOf = async (work: Promise<unknown>): Promise<MediaFault> => {
  const error = await work.then(
    () => undefined,
    error => error,
  )
  expect(error).toBeInstanceOf(MediaFault)
  return error
}

test('a 5xx and a broken connection are tried again, and no more than twice', async () => {
  for (const kind of ['status', 'reset', 'cut', 'short', 'flipped'] as const) {
    s3.fail({ kind, status: 503, times: 2, methods: ['GET'] })
    expect((await s3.open().read(NAME))?.equals(BYTES)).toBe(true)
    s3.fail({ kind, status: 500, methods: ['GET'] })
    const before = s3.counts.GET ?? 0
    await faultOf(s3.open().read(NAME))
    expect((s3.counts.GET ?? 0) - before).toBe(3)
  }
})

test('a refusal is not tried again, and says what the store said', async () => {
  s3.fail({ kind: 'status', status: 403, code: 'AccessDenied' })
  const before = s3.counts.GET ?? 0
  const fault = await faultOf(s3.open().read(NAME))
  expect([fault.kind, fault.answered, fault.code]).toEqual(['refused', 403, 'AccessDenied'])
  expect((s3.counts.GET ?? 0) - before).toBe(1)
  expect((await faultOf(s3.open().put('uploads/other.webp', BYTES))).answered).toBe(403)
})

test('half a body is never taken for a whole one', async () => {
  for (const kind of ['cut', 'short', 'flipped'] as const) {
    s3.fail({ kind, methods: ['GET'] })
    expect((await faultOf(s3.open().read(NAME))).kind).toBe('broken')
    expect((await faultOf(s3.open().fetch(NAME, path.join(root, 'whole')))).kind).toBe('broken')
  }
  expect(existsSync(path.join(root, 'whole'))).toBe(false)
  expect(readdirSync(root)).toEqual([])
  s3.fail({ kind: 'cut', methods: ['GET'] })
  const film = await s3.open().stream(NAME, { first: 0, last: BYTES.length - 1 })
  await expect(buffer(film)).rejects.toThrow()
  s3.fail({ kind: 'short', methods: ['GET'] })
  expect((await faultOf(s3.open().stream(NAME, { first: 0, last: BYTES.length - 1 }))).kind).toBe('broken')
})

test('a store that is silent is waited for once, and for a while nobody waits again', async () => {
  s3.fail({ kind: 'hang' })
  const store = s3.open()
  const first = await faultOf(store.read(NAME))
  expect(first.kind).toBe('silent')
  const before = s3.counts.GET
  expect((await faultOf(store.read(NAME))).kind).toBe('silent')
  expect(s3.counts.GET).toBe(before)
})

test('a store that is not there is named', async () => {
  const fault = await faultOf(s3.open({ endpoint: `http://${NOBODY_LISTENS}/pictures` }).read(NAME))
  expect(fault.reason).toContain(NOBODY_LISTENS)
})

test('a store that cannot put only what is new is given it all the same', async () => {
  s3.fail({ kind: 'status', status: 501, code: 'NotImplemented', times: 1, methods: ['PUT'] })
  expect(await s3.open().put('uploads/second.webp', BYTES, 'new')).toBe(true)
  expect(s3.objects.get('shop/uploads/second.webp')?.body.equals(BYTES)).toBe(true)
})

test('two copies of the shop that make the same file leave one', async () => {
  const stored = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      s3.open().put('cache/pictures/x.webp', Buffer.from(`made ${n}`), 'new'),
    ),
  )
  expect(stored.filter(Boolean)).toHaveLength(1)
})
