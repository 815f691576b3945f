import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { MAX_FORM } from '#lib/api/server/guard-form.ts'
import { postForm } from '#lib/api/server/post-form.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { newBuyer } from '#lib/backend/orders/test-orders.ts'
import { delivered } from '#lib/backend/returns/test-returns.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { formActionOf } from '#lib/forms/server/form-actions.ts'
import { messages } from '#lib/message-table.ts'
import { MAX_LARGE_FORM } from '#lib/server/http/large-forms.ts'
import { readDraftCookie } from '#lib/session/server/address-draft-cookie.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Kurta', sizes: { M: 500, L: 50 }, price: 400 }))

type Fields = Record<string, string | Blob>
type Sent = { token?: string; accept?: string; origin?: string; 'sec-fetch-site'?: string }
const post = async (
  path: string,
  fields: Fields,
  { token = '', accept = 'application/json', ...more }: Sent = {},
) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const [, , word = '', action = ''] = path.split('/')
  const encoded = new Response(body)
  const bytes = await encoded.arrayBuffer()
  const request = new Request(`http://shop.test${path}`, {
    method: 'POST',
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      accept,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': String(bytes.byteLength),
      ...more,
      ...(token && { cookie: `user_token=${token}` }),
    },
    body: bytes,
  })
  const formAction = formActionOf(word, action)
  if (!formAction) throw new Error(`No form ${path}.`)
  const response = await postForm(request, formAction)
  const answer = accept === 'application/json' ? await response.json() : {}
  return {
    ...answer,
    to: response.headers.get('location') ?? answer.to,
    httpStatus: response.status,
  }
}

const complaint = (more: Fields = {}): Fields => ({
  about: 'delivery',
  name: 'Asha Verma',
  email: 'asha@example.in',
  mobile: '',
  order: '',
  comment: 'The parcel has not come.',
  form_key: randomUUID(),
  ...more,
})

test('Law 6: the form answers with a ticket number and its page', async () => {
  const answer = await post('/do/complaints/open', complaint())
  expect(answer).toMatchObject({ httpStatus: 200, number: expect.stringMatching(/^C-/) })
  expect(answer.to).toMatch(/^\/ticket\/[\w-]{43}$/)
  const document = await post('/do/complaints/open', complaint(), { accept: 'text/html' })
  expect(document).toMatchObject({ httpStatus: 303, to: expect.stringMatching(/^\/ticket\//) })
  const key = answer.to.split('/').at(-1)
  expect(await post('/do/complaints/add', { key, comment: 'It is still not here.' })).toMatchObject({
    httpStatus: 200,
  })
  expect(await post('/do/complaints/add', { key, comment: 'short' })).toMatchObject({ httpStatus: 422 })
})

test.each([
  ['about', '', 422, 'complaintAboutMissing'],
  ['about', 'anything', 422, 'complaintAboutMissing'],
  ['name', '', 422, 'complaintNameMissing'],
  ['email', 'asha@', 422, 'emailForm'],
  ['email', '', 422, 'complaintReachMissing'],
  ['mobile', '12345', 422, 'mobileDigits'],
  ['comment', 'short', 422, 'complaintTextShort'],
  ['comment', 'x'.repeat(2001), 422, 'tooLong'],
  ['form_key', '', 422, 'somethingWrongRetry'],
])('a complaint with %s "%s" is refused with %i and its reason', async (name, value, status, key) => {
  expect(await post('/do/complaints/open', complaint({ [name]: value }))).toMatchObject({
    httpStatus: status,
    key,
  })
})

test('what was typed stays when a form is refused', async () => {
  const response = await postForm(
    new Request('http://shop.test/do/complaints/open', {
      method: 'POST',
      headers: { host: 'shop.test', origin: 'http://shop.test', accept: 'text/html' },
      body: new URLSearchParams(complaint({ name: '' }) as Record<string, string>),
    }),
    formActionOf('complaints', 'open') ?? (async () => ({ to: '/' })),
  )
  const flash = /flash=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
  expect(JSON.parse(Buffer.from(decodeURIComponent(flash), 'base64url').toString())).toMatchObject({
    say: 'complaintNameMissing',
    typed: { about: 'delivery', comment: 'The parcel has not come.', email: 'asha@example.in' },
  })
})

test('pictures come from who is known; more than nine megabytes, and any from others, are refused', async () => {
  const { token } = await newBuyer()
  const jpeg = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const picture = new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
  expect(await post('/do/complaints/open', complaint({ pictures: picture }), { token })).toMatchObject({
    httpStatus: 200,
  })
  expect(await post('/do/complaints/open', complaint({ pictures: picture }))).toMatchObject({
    httpStatus: 403,
    key: 'picturesNeedSignIn',
  })
  const large = new Blob([new Uint8Array(MAX_FORM)])
  expect(await post('/do/complaints/open', complaint({ pictures: large }))).toMatchObject({
    httpStatus: 403,
    message: messages.picturesNeedSignIn,
  })
  const largest = new Blob([new Uint8Array(MAX_LARGE_FORM)])
  expect(await post('/do/complaints/open', complaint({ pictures: largest }), { token })).toMatchObject({
    httpStatus: 413,
    message: messages.filesTooLarge,
  })
  expect(
    await post('/do/complaints/open', complaint({ pictures: new Blob(['<svg/>']) }), { token }),
  ).toMatchObject({ httpStatus: 422, key: 'pictureUnreadable' })
})

test('a form of another site is refused; one of a page that tells nobody its address is not', async () => {
  const evil = { origin: 'https://evil.example' }
  expect(await post('/do/complaints/open', complaint(), evil)).toMatchObject({ httpStatus: 403 })
  expect(await post('/do/complaints/open', complaint(), { origin: 'null' })).toMatchObject({
    httpStatus: 403,
  })
  const silent = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  expect(await post('/do/complaints/open', complaint(), silent)).toMatchObject({ httpStatus: 200 })
  const other = { origin: 'null', 'sec-fetch-site': 'cross-site' }
  expect(await post('/do/complaints/open', complaint(), other)).toMatchObject({ httpStatus: 403 })
})

const asked = (order: string, more: Fields = {}): Fields => ({
  order,
  'units-0': '1',
  'to-0': '',
  wish: 'money',
  reason: 'size',
  comment: '',
  upi: '',
  form_key: randomUUID(),
  ...more,
})

test('Law 16: the form for a return asks for lines and units, and gives its number', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, [{ id: 1, size: 'M', units: 2 }])
  expect(await post('/do/returns/ask', asked(id), buyer)).toMatchObject({
    httpStatus: 200,
    to: `/return-request?order=${id}`,
    number: expect.stringMatching(/^R-/),
  })
  const exchange = asked(id, { wish: 'exchange', 'to-0': 'L' })
  expect(await post('/do/returns/ask', exchange, buyer)).toMatchObject({ httpStatus: 200 })
  expect(await post('/do/returns/ask', asked(id), buyer)).toMatchObject({
    httpStatus: 409,
    key: 'returnTooMany',
  })
})

test.each([
  [{ 'units-0': '0' }, 422, 'returnNothingChosen'],
  [{ 'units-0': '-1' }, 422, 'returnNothingChosen'],
  [{ 'units-0': '1e9' }, 422, 'returnNothingChosen'],
  [{ 'units-0': '3' }, 409, 'returnTooMany'],
  [{ 'units-1': '1' }, 422, 'returnLineUnknown'],
  [{ wish: '' }, 422, 'returnWishMissing'],
  [{ wish: 'exchange' }, 422, 'exchangeNotChosen'],
  [{ wish: 'exchange', 'to-0': 'XXL' }, 409, 'exchangeSoldOut'],
  [{ reason: '' }, 422, 'returnReasonMissing'],
  [{ reason: 'because' }, 422, 'returnReasonMissing'],
  [{ upi: 'asha' }, 422, 'upiMalformed'],
  [{ comment: 'x'.repeat(2001) }, 422, 'tooLong'],
])('a return with %j is refused with %i %s', async (more, status, key) => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, [{ id: 1, size: 'M', units: 2 }])
  expect(await post('/do/returns/ask', asked(id, more as Fields), buyer)).toMatchObject({
    httpStatus: status,
    key,
  })
})

test('a return of someone else’s order, or without a session, is refused', async () => {
  const [buyer, stranger] = [await newBuyer(), await newBuyer()]
  const id = await delivered(buyer, [{ id: 1, size: 'M' }])
  expect(await post('/do/returns/ask', asked(id), stranger)).toMatchObject({ httpStatus: 404 })
  expect(await post('/do/returns/ask', asked(id))).toMatchObject({ httpStatus: 401 })
  expect(await post('/do/returns/target', { order: id, upi: 'a@ybl' }, stranger)).toMatchObject({
    httpStatus: 404,
  })
  expect(await post('/do/returns/withdraw', { order: id, number: 'R-1' }, buyer)).toMatchObject({
    httpStatus: 404,
    key: 'returnMissing',
  })
})

test('a session that died leads to the sign-in and back, and what was typed waits for its owner alone', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, [{ id: 1, size: 'M', units: 2 }])
  const owner = 'o'.repeat(22)
  const body = new FormData()
  for (const [name, value] of Object.entries(asked(id, { comment: 'The seam is open.', owner })))
    body.append(name, value)
  const request = new Request('http://shop.test/do/returns/ask', {
    method: 'POST',
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      accept: 'text/html',
      cookie: 'user_token=over',
    },
    body,
  })
  const response = await postForm(request, formActionOf('returns', 'ask') ?? (async () => ({ to: '/' })))
  const to = response.headers.get('location') ?? ''
  expect(to).toMatch(/^\/login\?from=/)
  expect(new URL(to, 'http://shop.test').searchParams.get('from')).toBe(`/return-request?order=${id}`)
  const draft = /address_draft=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  const kept = draft && decodeURIComponent(draft)
  expect(readDraftCookie(kept, owner)).toMatchObject({
    order: id,
    comment: 'The seam is open.',
    wish: 'money',
    reason: 'size',
    'units-0': '1',
  })
  expect(readDraftCookie(kept, 'p'.repeat(22))).toBeUndefined()
})
