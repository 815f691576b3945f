import { ApiError, denied } from '#lib/contract/api-error.ts'
import { messages } from '#lib/message-table.ts'
import { readFlashCookie } from './flash.ts'
import { MAX_FORM } from './guard-form.ts'
import { type FormAction, postForm } from './post-form.ts'

const HOST = 'shop.example'
const URLENCODED = 'application/x-www-form-urlencoded'

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://localhost/do/cart/add', {
    method: 'POST',
    body,
    headers: { host: HOST, origin: `https://${HOST}`, accept: 'text/html,*/*;q=0.8', ...headers },
  })
const form = (text: string, headers = {}) => post(text, { 'content-type': URLENCODED, ...headers })
const script = { accept: 'application/json' }
const echo: FormAction = async values => ({ to: '/addcart', body: { values } })
const refuse =
  (error: unknown): FormAction =>
  async () => {
    throw error
  }
const flashOf = (response: Response) => {
  const line = response.headers.getSetCookie().find(cookie => cookie.startsWith('flash='))
  return readFlashCookie(decodeURIComponent(/^flash=([^;]*)/.exec(line ?? '')?.[1] ?? ''))
}

let errors: jest.SpyInstance
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => errors.mockRestore())

test('a document is redirected by a relative 303 that is not cached', async () => {
  const response = await postForm(form('id=1'), echo)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/addcart')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.getSetCookie()).toEqual([])
})

test('a script gets the values as JSON', async () => {
  const response = await postForm(form('id=1&size=M&size=L', script), echo)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    status: 'true',
    message: '',
    to: '/addcart',
    values: { id: '1', size: 'M' },
  })
})

test('a form may be sent as urlencoded, multipart or JSON', async () => {
  const multipart = new FormData()
  multipart.set('id', '1')
  multipart.set('picture', new Blob(['x']))
  for (const request of [
    form('id=1', script),
    post(multipart, script),
    post('{"id":"1"}', { ...script, 'content-type': 'application/json; charset=utf-8' }),
  ])
    expect(await (await postForm(request, echo)).json()).toMatchObject({ values: { id: '1' } })
  const empty = await postForm(post(null, script), echo)
  expect(await empty.json()).toMatchObject({ values: {} })
})

test.each([
  ['another site', (h = {}) => form('id=1', { origin: 'https://evil.example', ...h }), 403],
  ['a null origin', (h = {}) => form('id=1', { origin: 'null', ...h }), 403],
  ['a text body', (h = {}) => post('id=1', { 'content-type': 'text/plain', ...h }), 415],
  ['no type', (h = {}) => post(new Blob(['id=1']), h), 415],
  ['a large body', (h = {}) => form(`id=${'1'.repeat(MAX_FORM)}`, h), 413],
  ['malformed JSON', (h = {}) => post('{"id":', { 'content-type': 'application/json', ...h }), 400],
  ['a JSON list', (h = {}) => post('[1]', { 'content-type': 'application/json', ...h }), 400],
  ['JSON null', (h = {}) => post('null', { 'content-type': 'application/json', ...h }), 400],
  ['a NUL', (h = {}) => form('id=%00', h), 400],
  [
    'a NUL in JSON',
    (h = {}) => post('{"id":{"a":["\\u0000"]}}', { 'content-type': 'application/json', ...h }),
    400,
  ],
  [
    'broken UTF-8',
    (h = {}) => post(new Uint8Array([0x69, 0x3d, 0xff]), { 'content-type': URLENCODED, ...h }),
    400,
  ],
  [
    'malformed multipart',
    (h = {}) => post('--a\r\nrubbish', { 'content-type': 'multipart/form-data; boundary=b', ...h }),
    400,
  ],
  [
    'multipart without a boundary',
    (h = {}) => post('x', { 'content-type': 'multipart/form-data', ...h }),
    400,
  ],
  ['too many fields', (h = {}) => form('a=1&'.repeat(201), h), 400],
])('%s is refused before the action runs', async (_, request, status) => {
  const action = jest.fn(echo)
  const response = await postForm(request(), action)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const jsonResponse = await postForm(request(script), action)
  expect(jsonResponse.status).toBe(status)
  expect(await jsonResponse.json()).toMatchObject({ status: 'false', message: expect.stringMatching(/\.$/) })
  expect(action).not.toHaveBeenCalled()
})

test('a body longer than its declared length is cut off at the limit', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(97))
    },
  })
  const request = new Request('http://localhost/do/cart/add', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': URLENCODED },
  } as RequestInit)
  expect((await postForm(request, echo)).status).toBe(413)
  expect(sent).toBeLessThan(MAX_FORM * 3)
})

test('__proto__ is not a field', async () => {
  const received: object[] = []
  const record: FormAction = async values => {
    received.push(values)
    return { to: '/' }
  }
  await postForm(form('__proto__=1&a=2'), record)
  await postForm(post('{"__proto__":{"x":1},"a":2}', { 'content-type': 'application/json' }), record)
  expect(received.map(values => Object.keys(values))).toEqual([['a'], ['a']])
})

test('a refused form redirects to its page with a key, and a script gets the message', async () => {
  const headers = { referer: `https://${HOST}/addcart?x=1` }
  const outOfStock = refuse(new ApiError(409, messages.maximumReached))
  const page = await postForm(form('id=1', headers), outOfStock)
  expect(page.status).toBe(303)
  expect(page.headers.get('location')).toBe('/addcart?x=1')
  expect(flashOf(page)).toEqual({ say: 'maximumReached' })
  const jsonResponse = await postForm(form('id=1', { ...headers, ...script }), outOfStock)
  expect(jsonResponse.status).toBe(409)
  expect(await jsonResponse.json()).toMatchObject({ status: 'false', message: messages.maximumReached })
})

test('a message of another shop never travels in a cookie', async () => {
  const page = await postForm(form('id=1'), refuse(new ApiError(400, 'Sorry <b>you</b>')))
  expect(flashOf(page)).toEqual({ say: 'somethingWrongRetry' })
  expect(page.headers.getSetCookie().join()).not.toContain(
    Buffer.from('Sorry').toString('base64url').slice(0, 4),
  )
})

test('a form refused on a product page redirects to the dynamic variant of that page', async () => {
  const referer = `https://${HOST}/product-category/NH-1?size=M`
  const page = await postForm(form('id=1', { referer }), refuse(new ApiError(400, messages.chooseSize)))
  expect(page.headers.get('location')).toBe('/product-category/NH-1?size=M&note=1')
  expect(flashOf(page)).toEqual({ say: 'chooseSize' })
})

test('a form never redirects to another site’s page', async () => {
  const page = await postForm(
    form('id=1', { 'sec-fetch-site': 'same-origin', referer: 'https://evil.example/x' }),
    refuse(new ApiError(400, 'no')),
  )
  expect(page.headers.get('location')).toBe('/')
})

test('an expired session redirects to the login and back', async () => {
  const referer = `https://${HOST}/your-address`
  const page = await postForm(form('id=1', { referer }), refuse(denied()))
  expect(page.headers.get('location')).toBe('/login?from=%2Fyour-address')
  expect((await postForm(form('id=1', { referer, ...script }), refuse(denied()))).status).toBe(401)
})

test('an error of the shop is logged and does not show its details', async () => {
  const response = await postForm(form('id=1', script), refuse(new Error('select * from secrets')))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secrets')
  expect(errors).toHaveBeenCalledTimes(1)
})
