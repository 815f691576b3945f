import { type FormAction, postForm } from '#lib/api/server/post-form.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { COOKIES } from '#lib/cookies.ts'
import { formActions } from './form-actions.ts'

withTestDatabase()
jest.spyOn(console, 'error').mockImplementation(() => {})

const FIELDS = [
  ...[
    'id',
    'unit',
    'size',
    'color',
    'other',
    'from',
    'options',
    'addressid',
    'paymentmode',
    'order_key',
    'orders',
  ],
  ...[
    'expected_cod',
    'captcha_id',
    'captcha',
    'buy',
    'coupan_Code',
    'order',
    'reason',
    'comment',
    'key',
    'stars',
    'upi',
  ],
  ...[
    'name',
    'email',
    'mobile',
    'address1',
    'pincode',
    'city',
    'state',
    'sure',
    'username',
    'password',
    'token',
    'code',
  ],
  ...[
    'form_key',
    'about',
    'known_unpaid',
    'lines',
    'units-0',
    'to-0',
    'wish',
    'at',
    'was',
    'back',
    'place',
    'press',
  ],
]
// What JSON can say and a form without script cannot; two of them have no text at all.
const VALUES: unknown[] = [
  { toString: 1 },
  { valueOf: 1, toString: null },
  [],
  [[{}]],
  {},
  null,
  true,
  1e308,
  -0.5,
]

const actions = Object.entries(formActions as unknown as Record<string, Record<string, FormAction>>).flatMap(
  ([word, all]) => Object.entries(all).map(([name, action]) => ({ path: `/do/${word}/${name}`, action })),
)

test('whatever a script sends in place of texts, no form breaks', async () => {
  await addProduct({ id: 1 })
  const { token } = await newCustomer()
  const broken: unknown[] = []
  for (const { path, action } of actions)
    for (const value of VALUES)
      for (const cookie of ['', `${COOKIES.token}=${token}`]) {
        const { status } = await postForm(
          new Request(`http://shop.test${path}`, {
            method: 'POST',
            headers: {
              ...{ host: 'shop.test', origin: 'http://shop.test', cookie, accept: 'application/json' },
              ...{ 'content-type': 'application/json', 'x-client-address': '203.0.113.61' },
            },
            body: JSON.stringify(Object.fromEntries(FIELDS.map(name => [name, value]))),
          }),
          action,
        )
        if (status >= 500) broken.push([path, value, status])
      }
  expect(actions.length).toBeGreaterThan(40)
  expect(broken).toEqual([])
})
