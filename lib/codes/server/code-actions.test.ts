import { postForm } from '#lib/api/server/post-form.ts'
import { newNumber, registered, sentCode, sentCodes } from '#lib/backend/codes/test-codes.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { orderActions } from '#lib/orders/server/order-actions.ts'
import { codeActions } from './code-actions.ts'

withTestDatabase()

type Verb = keyof typeof codeActions
type Sent = { fields?: Record<string, unknown>; cookie?: string; accept?: string; origin?: string }
const send = async (
  verb: Verb,
  { fields = {}, cookie = '', accept = 'application/json', origin }: Sent = {},
) => {
  const response = await postForm(
    new Request(`http://shop.test/do/codes/${verb}`, {
      method: 'POST',
      headers: {
        host: 'shop.test',
        origin: origin ?? 'http://shop.test',
        accept,
        cookie,
        'content-type': 'application/json',
      },
      body: JSON.stringify(fields),
    }),
    codeActions[verb],
  )
  const cookies = response.headers.getSetCookie()
  const body = accept === 'application/json' ? await response.json() : {}
  return { status: response.status, to: response.headers.get('location') ?? body.to, cookies, body }
}
const cookieIn = (cookies: string[], name: string) =>
  cookies.find(line => line.startsWith(`${name}=`))?.split(';')[0] ?? ''

test('from number to session: the code’s cookie is HttpOnly and goes at the end, and the next address stays the shop’s', async () => {
  const mobile = newNumber()
  const asked = await send('ask', { fields: { mobile, from: '/your-address' } })
  expect(asked).toMatchObject({ status: 200, to: '/sign-in-code?from=%2Fyour-address' })
  const line = asked.cookies.find(each => each.startsWith('code_request=')) ?? ''
  expect(line).toMatch(/HttpOnly/)
  const cookie = cookieIn(asked.cookies, 'code_request')
  const typed = await send('sign-in', {
    fields: { code: await sentCode(mobile), from: '//evil.example' },
    cookie,
  })
  expect(typed).toMatchObject({ status: 200, to: '/sign-in-code' })
  expect(cookieIn(typed.cookies, 'user_token')).toBe('')
  const named = await send('new', { fields: { name: 'Asha Verma', from: '/your-address' }, cookie })
  expect(named).toMatchObject({ status: 200, to: '/your-address' })
  expect(cookieIn(named.cookies, 'user_token')).toMatch(/^user_token=[\w-]{43}$/)
  expect(named.cookies.find(each => each.startsWith('code_request=;'))).toMatch(/Max-Age=0/)
  expect(cookieIn(named.cookies, 'mobile')).toBe(`mobile=${mobile}`)
  expect((await send('new', { fields: { name: 'Asha' }, cookie })).status).toBe(409)
})

test('one form that is sent twice by a double tap sends one code', async () => {
  const before = await sentCodes()
  const mobile = newNumber()
  const both = await Promise.all([1, 2].map(() => send('ask', { fields: { mobile }, accept: 'text/html' })))
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect((await sentCodes()) - before).toBe(1)
})

test('nonsense in any field gets a sentence and 4xx, never a fault', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const nonsense = [
    undefined,
    '',
    'x'.repeat(5000),
    '\u0000',
    [],
    {},
    1e9,
    null,
    '९'.repeat(6),
    '-1',
    "' or 1=1",
  ]
  const session = `user_token=${(await registered(newNumber())).token}`
  for (const verb of Object.keys(codeActions) as Verb[])
    for (const value of nonsense)
      for (const cookie of [session, `${session}; code_request=${'a'.repeat(43)}`, 'code_request=%00%ff']) {
        const names = ['mobile', 'code', 'password', 'name', 'order', 'pin', 'from', 'captcha', 'captcha_id']
        const fields = Object.fromEntries(names.map(name => [name, value]))
        const { status } = await send(verb, { fields, cookie })
        if (!/again$/.test(verb))
          expect([verb, value, status >= 400 && status < 500]).toEqual([verb, value, true])
      }
  expect(log.mock.calls).toEqual([])
  log.mockRestore()
})

test('a page of another site can ask for nothing, and a session that is over leads to the sign-in', async () => {
  const before = await sentCodes()
  for (const verb of Object.keys(codeActions) as Verb[])
    expect(
      (await send(verb, { fields: { mobile: newNumber() }, origin: 'https://evil.example' })).status,
    ).toBe(403)
  expect(await sentCodes()).toBe(before)
  for (const verb of ['number', 'prove', 'older'] as const)
    for (const cookie of ['', 'user_token=dead'])
      expect((await send(verb, { fields: { mobile: newNumber(), code: '123456' }, cookie })).status).toBe(401)
})

test('a code is asked for an order by its key alone', async () => {
  const action = orderActions['ask-code']
  const request = new Request('http://shop.test/do/order/ask-code', { method: 'POST' })
  expect(await action({ key: 'forged' }, request)).toMatchObject({ status: 404, say: 'orderLinkGone' })
  expect(await db.query('select 1 from codes where order_id is not null')).toEqual([])
})
