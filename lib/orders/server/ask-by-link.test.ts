import { randomUUID } from 'node:crypto'
import { postForm } from '#lib/api/server/post-form.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { orderLinkPath } from '#lib/backend/order-links/order-link.ts'
import { newBuyer, order } from '#lib/backend/orders/test-orders.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { formActionOf } from '#lib/forms/server/form-actions.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 500 }, price: 400 }))

const linkOf = async () => {
  const { coorderid: id } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  return ((await orderLinkPath(id)) ?? '').replace('/order/', '')
}

/** As the page sends it, which tells nobody its address. */
async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request('http://shop.test/do/order/ask', {
    method: 'POST',
    headers: {
      host: 'shop.test',
      origin: 'null',
      'sec-fetch-site': 'same-origin',
      accept: 'application/json',
      ...headers,
    },
    body: new URLSearchParams(fields),
  })
  const response = await postForm(request, formActionOf('order', 'ask') ?? (async () => ({ to: '/' })))
  return { ...(await response.json().catch(() => ({}))), httpStatus: response.status }
}
const asked = (key: string, more: Record<string, string> = {}) => ({
  key,
  about: 'ask-cancel',
  comment: 'I have ordered it twice.',
  form_key: randomUUID(),
  ...more,
})

test('the form of an order’s page leads to the page of the request, and gives its number', async () => {
  const answer = await post(asked(await linkOf()))
  expect(answer).toMatchObject({ httpStatus: 200, number: expect.stringMatching(/^C-/) })
  expect(answer.to).toMatch(/^\/ticket\/[\w-]{43}$/)
})

test.each<[Record<string, string>, number, string]>([
  [{ about: '' }, 422, 'requestMissing'],
  [{ about: 'refund' }, 422, 'requestMissing'],
  [{ comment: 'short' }, 422, 'complaintTextShort'],
  [{ comment: 'x'.repeat(2001) }, 422, 'tooLong'],
  [{ form_key: '' }, 422, 'somethingWrongRetry'],
  [{ about: 'ask-return' }, 409, 'notAskedNow'],
  [{ key: 'x'.repeat(43) }, 404, 'orderLinkGone'],
  [{ key: '' }, 404, 'orderLinkGone'],
])('a request with %j is refused with %i %s', async (more, status, key) => {
  expect(await post(asked(await linkOf(), more))).toMatchObject({ httpStatus: status, key })
})

test('a page of another site cannot ask', async () => {
  const key = await linkOf()
  expect(await post(asked(key), { origin: 'https://evil.example' })).toMatchObject({ httpStatus: 403 })
  expect(await post(asked(key), { 'sec-fetch-site': 'cross-site' })).toMatchObject({ httpStatus: 403 })
})
