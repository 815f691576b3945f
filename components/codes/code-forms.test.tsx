import { renderToStaticMarkup } from 'react-dom/server'
import type { CodeState } from '#lib/codes/rules/code-types.ts'
import { OrderCode } from './order-code.tsx'
import { SignInCodeForms } from './sign-in-code-forms.tsx'

const sent: CodeState = {
  purpose: 'sign-in',
  mobile: '9876543210',
  customer: null,
  order: null,
  step: 'sent',
  failed: false,
  isTaken: false,
}
const page = { isOff: false, hasPracticePhone: false }
const signIn = (more: object = {}) =>
  renderToStaticMarkup(<SignInCodeForms {...page} from="/wishlist" remember={false} flash={{}} {...more} />)
const actions = (html: string) => [...html.matchAll(/action="\/do\/([^"]+)"/g)].map(([, path]) => path)

test('each step of the sign-in has its own forms, and all carry where to go on to', () => {
  expect(actions(signIn())).toEqual(['codes/ask'])
  expect(actions(signIn({ state: sent }))).toEqual(['codes/sign-in', 'codes/again'])
  expect(actions(signIn({ state: { ...sent, step: 'typed' } }))).toEqual(['codes/new'])
  const whose = signIn({ state: { ...sent, step: 'typed', isTaken: true } })
  expect(actions(whose)).toEqual(['codes/password', 'codes/new'])
  expect(whose.match(/name="from" value="\/wishlist"/g)).toHaveLength(2)
})

test('a code that was asked for something else begins no sign-in', () => {
  expect(actions(signIn({ state: { ...sent, purpose: 'prove-number', order: 'A' } }))).toEqual(['codes/ask'])
})

test('phones fill the code in, a refusal stands under its field, and a message that did not go out is told', () => {
  const html = signIn({ state: { ...sent, failed: true }, flash: { fields: { code: 'codeWrong' } } })
  for (const part of ['autoComplete="one-time-code"', 'inputMode="numeric"', 'That is not the code.'])
    expect(html).toContain(part)
  expect(html).toContain('The message could not be sent.')
})

test('a captcha is asked only where there is one', () => {
  const captcha = { id: 'c1', picture: '/captcha/c1/picture', audio: '/captcha/c1/audio' }
  expect(signIn()).not.toContain('captcha')
  expect(signIn({ captcha })).toContain('name="captcha_id" value="c1"')
})

test('the page of an order tells of its phone two digits alone', () => {
  const shown = (more: object = {}) =>
    renderToStaticMarkup(<OrderCode {...page} orderKey="k" phone="10" flash={{}} asks="see" {...more} />)
  expect(actions(shown())).toEqual(['order/ask-code'])
  const typed = shown({ state: { ...sent, purpose: 'prove-number', order: 'A' } })
  expect(actions(typed)).toEqual(['order/try-code'])
  expect(typed).not.toContain('98765')
  expect(shown()).not.toContain('confirmed')
  for (const asks of ['confirm', 'both']) expect(shown({ asks })).toContain('the order is confirmed')
})
