import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { makeDraft } from '#lib/backend/desk/things/drafts.ts'
import { testKeeper, testPicture } from '#lib/backend/desk/things/test-keeper.ts'
import { PATCH } from '../../../app/(api)/desk/upload/[id]/route.ts'
import { POST } from '../../../app/(api)/desk/upload/route.ts'
import { DESK_COOKIES } from './desk-cookies.ts'

withTestDatabase()

const SITE = 'http://localhost:3000'
const ask = (path: string, init: RequestInit, token?: string, origin = SITE) =>
  new Request(`${SITE}${path}`, {
    ...init,
    headers: {
      host: 'localhost:3000',
      origin,
      ...init.headers,
      ...(token && { cookie: `${DESK_COOKIES.session}=${token}` }),
    },
  })
const begin = (body: unknown, token?: string, origin?: string) =>
  POST(ask('/desk/upload', { method: 'POST', body: JSON.stringify(body) }, token, origin))
const send = (id: string, offset: string, body: Uint8Array<ArrayBuffer>, token?: string) =>
  PATCH(ask(`/desk/upload/${id}`, { method: 'PATCH', body, headers: { 'upload-offset': offset } }, token), {
    params: Promise.resolve({ id }),
  })

test('a script is told by the status what became of a file, and whatever it sends gets a sentence', async () => {
  const { person, token } = await testKeeper()
  const forId = String(await makeDraft(person))
  const picture = new Uint8Array(await testPicture())
  const asked = { kind: 'draft', forId, name: 'a.jpg', size: picture.length }
  expect((await begin(asked)).status).toBe(401)
  expect((await begin(asked, token, 'https://elsewhere.example')).status).toBe(403)
  for (const junk of [{}, [], null, 'x', { ...asked, size: '7' }, { ...asked, kind: 'shop' }])
    expect((await begin(junk, token)).status).toBe(400)
  expect((await begin({ ...asked, size: 0 }, token)).status).toBe(422)

  const begun = await begin(asked, token)
  expect(begun.status).toBe(200)
  expect(begun.headers.get('cache-control')).toBe('private, no-store')
  const { id } = (await begun.json()) as { id: string }
  for (const offset of ['', 'x', '-1', '1.5'])
    expect((await send(id, offset, picture.slice(0, 9), token)).status).toBe(400)
  expect((await send(id, '5', picture.slice(0, 9), token)).status).toBe(409)
  expect((await send(id, '0', new Uint8Array(600_000), token)).status).toBe(413)
  const sent = await send(id, '0', picture, token)
  expect([sent.status, await sent.json()]).toEqual([200, { received: picture.length, isReady: true }])
  const gone = await send('nobody', '0', picture, token)
  expect([gone.status, await gone.json()]).toEqual([422, { refused: expect.any(String) }])
})
