import type { FormOutcome } from './form-response.ts'
import { answerSameFormOnce } from './same-form-twice.ts'

const post = (more: Record<string, string> = {}, path = 'register') =>
  new Request(`http://localhost/do/session/${path}`, { method: 'POST', headers: { cookie: 'a=1', ...more } })
const typed = { email: 'asha@example.in', password: 'Sunflower1' }

test('the same form sent by the same browser twice within a second runs once', async () => {
  const action = jest.fn(async (): Promise<FormOutcome> => ({ to: '/login', say: 'registered' }))
  const once = answerSameFormOnce(action)
  const both = await Promise.all([once(typed, post()), once({ ...typed }, post())])
  const third = await once(typed, post())
  expect([...both, third]).toEqual([both[0], both[0], both[0]])
  expect(action).toHaveBeenCalledTimes(1)
})

test.each([
  ['other words', { ...typed, email: 'ravi@example.in' }, post()],
  ['another browser', typed, post({ cookie: 'a=2' })],
  ['another address', typed, post({ 'x-client-address': '203.0.113.9' })],
  ['another form', typed, post({}, 'reset')],
  ['a script, which times its presses itself', typed, post({ accept: 'application/json' })],
])('%s is another form', async (_, values, request) => {
  const action = jest.fn(async (): Promise<FormOutcome> => ({ to: '/' }))
  const once = answerSameFormOnce(action)
  await once(typed, post())
  action.mockClear()
  await once(values, request)
  expect(action).toHaveBeenCalledTimes(1)
})

test('a form that was refused or failed may be sent again at once', async () => {
  const refused = jest.fn(async (): Promise<FormOutcome> => ({ to: '/', status: 422 }))
  const once = answerSameFormOnce(refused)
  await once({ n: '1' }, post())
  await once({ n: '1' }, post())
  expect(refused).toHaveBeenCalledTimes(2)
  const failing = answerSameFormOnce(async () => {
    throw new Error('no')
  })
  await expect(failing({ n: '2' }, post())).rejects.toThrow('no')
  await expect(failing({ n: '2' }, post())).rejects.toThrow('no')
})
