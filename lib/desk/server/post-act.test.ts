import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { acts } from '#lib/backend/desk/acts.ts'
import { forgetProof, newPerson } from '#lib/backend/desk/test-desk.ts'
import { ownBuild } from '#lib/server/own-build.ts'
import { readDeskDraft } from './desk-draft.ts'
import { readDeskFlash } from './desk-flash.ts'
import { postAct } from './post-act.ts'

withTestDatabase()

let errors: jest.SpyInstance
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => errors.mockRestore())

const HOST = 'localhost:3000'
const FORM = 'application/x-www-form-urlencoded'

type Sent = { token?: string; body?: BodyInit; type?: string; headers?: Record<string, string> }

/** Posts a form of the desk, as a script does unless the headers say that it is a document. */
const post = (path: string, { token, body = '', type = FORM, headers }: Sent = {}) => {
  const [area = '', act = ''] = path.split('/')
  const request = new Request(`http://${HOST}/desk/do/${path}`, {
    method: 'POST',
    body,
    headers: {
      host: HOST,
      origin: `http://${HOST}`,
      'content-type': type,
      accept: 'application/json',
      ...(token && { cookie: `desk_session=${token}` }),
      ...headers,
    },
  })
  return postAct(request, area, act)
}
const DOCUMENT = { accept: 'text/html', referer: `http://${HOST}/desk/people?x=1` }
const cookieOf = (response: Response, name: string) => {
  const line = response.headers.getSetCookie().find(cookie => cookie.startsWith(`${name}=`))
  return line && decodeURIComponent(/=([^;]*)/.exec(line)?.[1] ?? '')
}

test('a script is told in JSON, a document goes on to the next page; both are kept nowhere', async () => {
  const { token } = await newPerson()
  const asked = await post('door/endOthers', { token: token() })
  expect(asked.headers.get('cache-control')).toBe('private, no-store')
  expect(await asked.json()).toEqual({ done: true, message: 'You were signed in nowhere else.' })
  const shown = await post('door/endOthers', { token: token(), headers: DOCUMENT })
  expect([shown.status, shown.headers.get('location')]).toEqual([303, '/desk/people?x=1'])
  expect(readDeskFlash(cookieOf(shown, 'desk_flash'))).toMatchObject({
    said: 'You were signed in nowhere else.',
    isGood: true,
  })
})

test('a page of another build is told so, and what was done is said by the page that is loaded in its place', async () => {
  const { token } = await newPerson()
  const asked = (build: string) =>
    post('door/endOthers', { token: token(), headers: { 'x-desk-build': build } })
  const older = await asked('of-yesterday')
  expect(await older.json()).toMatchObject({ done: true, isOtherBuild: true })
  expect(readDeskFlash(cookieOf(older, 'desk_flash'))).toMatchObject({
    said: 'You were signed in nowhere else.',
  })
  const same = await asked(ownBuild())
  expect(await same.json()).not.toHaveProperty('isOtherBuild')
  expect(cookieOf(same, 'desk_flash')).toBeUndefined()
})

test('a form of another site is refused before anything is looked at', async () => {
  const { token } = await newPerson()
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ] as Record<string, string>[])
    expect((await post('door/newCodes', { token: token(), headers })).status).toBe(403)
})

test('without a session a document is led to the sign-in and back, and what was typed waits there', async () => {
  const response = await post('door/invite', {
    body: new URLSearchParams({
      name: 'Ravi',
      role: 'packer',
      code: 'secret',
      key: 'k'.repeat(32),
    }).toString(),
    headers: DOCUMENT,
  })
  expect(response.headers.get('location')).toBe(
    `/desk/sign-in?back=${encodeURIComponent('/desk/people?x=1')}`,
  )
  expect(readDeskDraft(cookieOf(response, 'desk_draft'), '/desk/people?x=1')).toEqual({
    name: 'Ravi',
    role: 'packer',
  })
  expect(readDeskDraft(cookieOf(response, 'desk_draft'), '/desk/book')).toBeUndefined()
})

test('without a proof it is led to where it is shown, and what was typed waits too', async () => {
  const { token } = await newPerson()
  await forgetProof(token())
  const body = new URLSearchParams({ name: 'Ravi', role: 'packer' }).toString()
  const response = await post('door/invite', { token: token(), body, headers: DOCUMENT })
  expect(response.headers.get('location')).toBe(`/desk/prove?back=${encodeURIComponent('/desk/people?x=1')}`)
  expect(readDeskDraft(cookieOf(response, 'desk_draft'), '/desk/people?x=1')).toMatchObject({ name: 'Ravi' })
  const asked = await post('door/invite', { token: token(), body })
  expect(asked.status).toBe(403)
  expect(await asked.json()).toMatchObject({ done: false, needs: 'proof' })
})

test('a draft that is too long for a cookie, or was written by somebody, does no harm', async () => {
  const body = new URLSearchParams({ name: 'x'.repeat(5000) }).toString()
  expect(cookieOf(await post('door/invite', { body, headers: DOCUMENT }), 'desk_draft')).toBeUndefined()
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const value of ['', 'no', written(null), written(1), written({ page: '/desk', typed: null })])
    expect(readDeskDraft(value, '/desk')).toBeUndefined()
  expect(readDeskDraft(written({ page: '/desk', typed: { a: 1, b: 'c' } }), '/desk')).toEqual({ b: 'c' })
})

test('new codes and a link travel to a page without script once, in its flash', async () => {
  const { token } = await newPerson()
  const codes = await post('door/newCodes', { token: token(), headers: DOCUMENT })
  expect(codes.headers.get('location')).toBe('/desk/devices/codes')
  expect(readDeskFlash(cookieOf(codes, 'desk_flash')).codes).toHaveLength(10)
  const body = new URLSearchParams({ name: 'Ravi', role: 'packer' }).toString()
  const link = await post('door/invite', { token: token(), body, headers: DOCUMENT })
  expect(readDeskFlash(cookieOf(link, 'desk_flash')).link).toContain('/desk/join/')
})

// A number that is the same in each run, so that a fault is found again.
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}
const JUNK: unknown[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e21',
  'NaN',
  '\u202egnp.exe',
  "'; drop table desk_people; --",
  '<script>',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  '🧵'.repeat(50),
  'x'.repeat(20_000),
  '{"id":"x"}',
  0,
  -1,
  0.5,
  1e21,
  true,
  null,
  [],
  [[]],
  ['a', 'b'],
  {},
  { length: 1 },
  { toString: 'x' },
]

const everyAct = Object.entries(acts).flatMap(([area, ofArea]) =>
  Object.entries(ofArea as Record<string, { input: { shape?: object; def?: object } }>).map(
    ([name, { input }]) => ({ path: `${area}/${name}`, fields: Object.keys(input.shape ?? {}) }),
  ),
)
const RUNS = process.env.PROVE ? 500 : 8

test.each(everyAct)(
  'junk sent to $path is refused in a sentence, and breaks nothing',
  async ({ path, fields }) => {
    const next = random(path.length * 7919)
    const pick = () => JUNK[Math.floor(next() * JUNK.length)]
    for (let run = 0; run < RUNS; run++) {
      const { token } = await newPerson()
      const names = [...fields, 'constructor', 'x'.repeat(run)]
      const body = JSON.stringify(Object.fromEntries(names.map(name => [name, pick()])))
      const response = await post(path, { token: token(), body, type: 'application/json' })
      const told = `${path} ${body.slice(0, 300)}: ${response.status}`
      expect([told, response.status < 500]).toEqual([told, true])
      expect([told, (await response.json()).message]).toEqual([told, expect.any(String)])
    }
  },
)

test('what is no form is refused', async () => {
  const { token } = await newPerson()
  const sent = (more: Sent) =>
    post('door/endOthers', { token: token(), ...more }).then(({ status }) => status)
  expect(await sent({ body: '{', type: 'application/json' })).toBe(400)
  expect(await sent({ body: '[1]', type: 'application/json' })).toBe(400)
  expect(await sent({ body: 'a=%00' })).toBe(400)
  expect(await sent({ body: '<a/>', type: 'text/xml' })).toBe(415)
  expect(await sent({ body: `a=${'x'.repeat(70_000)}` })).toBe(413)
  expect(await sent({ body: 'a&'.repeat(300) })).toBe(400)
})

test('a picture that is sent after the session has ended leads to the sign-in, as any other form does', async () => {
  const headers = { 'content-length': '100000' }
  const asked = await post('shop/picture', { body: 'x'.repeat(100_000), headers })
  expect([asked.status, await asked.json()]).toEqual([401, expect.objectContaining({ needs: 'sign-in' })])
  const shown = await post('shop/picture', {
    body: 'x'.repeat(100_000),
    headers: { ...headers, ...DOCUMENT },
  })
  expect([shown.status, shown.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/desk\/sign-in\?back=/),
  ])
})
