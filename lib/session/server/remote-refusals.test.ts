import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressActions } from '#lib/addresses/server/address-actions.ts'
import { postForm } from '#lib/api/server/post-form.ts'
import { DENIED } from '#lib/contract/api-error.ts'
import { sessionActions } from './session-actions.ts'

// Account errors with another host, which may refuse with its own words, without any, with another status, or not
// respond.
type Answer = { status?: number; body?: unknown; hangUp?: true }
let nextResponse: Answer = {}
const host = createServer((request, response) => {
  request.resume()
  if (nextResponse.hangUp) return request.socket.destroy()
  response.writeHead(nextResponse.status ?? 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(nextResponse.body ?? { status: 'true' }))
})

jest.mock('#lib/api/server/shop.ts', () => {
  const { createRemoteClient } = jest.requireActual('#lib/api/server/remote-client.ts')
  const late = () => createRemoteClient(process.env.STUB_HOST)
  return {
    delivery: { serves: async () => true },
    shop: new Proxy(
      {},
      {
        get:
          (_, call) =>
          (...values: unknown[]) =>
            late()[call](...values),
      },
    ),
  }
})

beforeAll(async () => {
  await new Promise<void>(ready => host.listen(0, '127.0.0.1', ready))
  process.env.STUB_HOST = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => new Promise(closed => host.close(closed)))

const forms = { ...sessionActions, save: addressActions.save, remove: addressActions.remove }
type Verb = keyof typeof forms
const home = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  mobile: '9876543210',
  address1: '12 MG Road',
  address2: 'Rajwada',
  city: 'Indore',
  pincode: '452001',
  state: 'Madhya Pradesh',
}
const filled: Partial<Record<Verb, Record<string, string>>> = {
  'sign-in': { username: 'asha@example.in', password: 'Sunflower1' },
  register: {
    firstname: 'Asha',
    lastname: 'Verma',
    email: 'asha@example.in',
    mobileno: '9876543210',
    password: 'Sunflower1',
    confirm: 'Sunflower1',
  },
  forgot: { email: 'asha@example.in' },
  reset: { token: 'x'.repeat(43), newPassword: 'Marigold22', confirmPassword: 'Marigold22' },
  password: { old_password: 'Sunflower1', new_password: 'Marigold22', confirm: 'Marigold22' },
  save: home,
  remove: { id: '7' },
}
const send = (verb: Verb, more: Record<string, string> = {}, accept = 'application/json') =>
  postForm(
    new Request(`http://shop.test/do/session/${verb}`, {
      method: 'POST',
      headers: { host: 'shop.test', origin: 'http://shop.test', accept, cookie: 'user_token=theirs' },
      body: new URLSearchParams({ ...filled[verb], ...more }),
    }),
    forms[verb],
  )

const refusal = (message?: string) => ({ body: { status: 'false', ...(message && { message }) } })
const broken = { status: 500, body: { Message: 'An error has occurred.' } }
const away = { hangUp: true } as const

test.each<[Verb, string, Answer, string]>([
  [
    'sign-in',
    'refuses',
    { status: 400, body: { error_description: 'wrong' } },
    'Invalid email or password. Please try again.',
  ],
  [
    'sign-in',
    'denies',
    { status: 401, body: { Message: DENIED } },
    'Invalid email or password. Please try again.',
  ],
  ['sign-in', 'says false', refusal('no such user'), 'Invalid email or password. Please try again.'],
  ['sign-in', 'is away', away, 'An error occurred. Please try again later.'],
  ['sign-in', 'is broken', broken, 'An error occurred. Please try again later.'],
  ['register', 'says duplicate', refusal('Duplicate entry'), 'Email or mobile number already exists.'],
  [
    'register',
    'says exists',
    refusal('This mobile already exists'),
    'Email or mobile number already exists.',
  ],
  ['register', 'says something', refusal('Registration is closed.'), 'Registration is closed.'],
  ['register', 'says nothing', refusal(), 'Please try again.'],
  ['register', 'is away', away, 'An error occurred. Please try again later.'],
  ['password', 'says something', refusal('The old password is another.'), 'The old password is another.'],
  ['password', 'says nothing', refusal(), 'Failed to update password.'],
  ['password', 'is away', away, 'An error occurred while updating the password.'],
  ['forgot', 'says something', refusal('Mails are off.'), 'Mails are off.'],
  ['forgot', 'says nothing', refusal(), 'Failed to Send'],
  ['forgot', 'is away', away, 'An error occurred. Please try again later.'],
  ['reset', 'says something', refusal('This link is old.'), 'This link is old.'],
  ['reset', 'says nothing', refusal(), 'Please try again later.'],
  ['reset', 'is away', away, 'Network error'],
  ['save', 'says something', refusal('No more.'), 'Error submitting address: No more.'],
  ['save', 'says nothing', refusal(), 'Error submitting address: Please try again.'],
  ['save', 'is away', away, 'Error submitting address: An error occurred. Please try again later.'],
])('%s when the host %s', async (verb, _, refusal, sentence) => {
  nextResponse = refusal
  const response = await send(verb)
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(await response.json()).toMatchObject({ status: 'false', message: sentence })
  const page = await send(verb, {}, 'text/html')
  expect([page.status, page.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('flash=')])
})

test('a changed address has its own message', async () => {
  nextResponse = refusal('No more.')
  expect(await (await send('save', { id: '7' })).json()).toMatchObject({
    message: 'Error updating address: No more.',
  })
})

test.each<[Verb, Record<string, string>, string]>([
  ['register', {}, 'Registration Successful!'],
  ['forgot', {}, 'If the email exists, a reset link was sent. Please check your inbox and your spam folder.'],
  ['reset', {}, 'You can now log in with your new password.'],
  ['password', {}, 'Password updated successfully!'],
  ['save', {}, 'Your address has been saved successfully!'],
  ['save', { id: '7' }, 'Your address has been updated successfully!'],
])('%s %j that succeeds says so', async (verb, more, sentence) => {
  nextResponse = { body: { status: 'true' } }
  const response = await send(verb, more)
  expect([response.status, await response.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'true', message: sentence }),
  ])
})

test.each<Verb>(['password', 'save', 'remove'])('%s with a dead session deletes its cookies', async verb => {
  nextResponse = { status: 401, body: { Message: DENIED } }
  const response = await send(verb)
  expect([response.status, (await response.json()).message]).toEqual([
    401,
    'Session expired. Please log in again.',
  ])
  const cookies = response.headers.getSetCookie().map(cookie => /^(\w+)=;.*Max-Age=0/.exec(cookie)?.[1])
  expect(cookies).toEqual(expect.arrayContaining(['user_token', 'user_name', 'email', 'mobile']))
})

test('an address that could not be deleted is logged', async () => {
  nextResponse = refusal('It is in use.')
  expect((await send('remove')).status).toBe(400)
  expect(console.error).toHaveBeenCalledWith(
    'The address could not be deleted',
    expect.objectContaining({ message: 'It is in use.' }),
  )
})
