/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { TOAST_EVENT } from '#lib/browser/toast.ts'
import { CaptchaField } from './captcha-field.tsx'

const first = { id: 'one', picture: '/captcha/one/picture', audio: '/captcha/one/audio' }
const second = { id: 'two', picture: '/captcha/two/picture', audio: '/captcha/two/audio' }
const digits = () => screen.getByLabelText('The four digits') as HTMLInputElement

test('other digits are loaded without sending the form, and the typed ones are cleared', () => {
  const refresh = jest.fn()
  const { rerender } = render(<CaptchaField captcha={first} busy={false} onRefresh={refresh} />)
  fireEvent.input(digits(), { target: { value: '1234' } })
  expect(fireEvent.click(screen.getByRole('button', { name: 'Other digits' }))).toBe(false)
  expect(refresh).toHaveBeenCalledTimes(1)
  rerender(<CaptchaField captcha={first} error="These were not the digits." busy={false} />)
  expect(digits().value).toBe('1234')
  expect(digits().getAttribute('aria-describedby')).toBe(screen.getByText('These were not the digits.').id)
  rerender(<CaptchaField captcha={second} busy={false} />)
  expect(digits().value).toBe('')
})

test('the digits stay while an order is being sent', () => {
  render(<CaptchaField captcha={first} busy />)
  expect(digits().readOnly).toBe(true)
  expect(screen.getByRole('button', { name: 'Other digits' })).toHaveProperty('disabled', true)
})

test('Listen plays them on the page; a browser that cannot says so', async () => {
  const played: string[] = []
  const notices: string[] = []
  const listen = (event: Event) => notices.push((event as CustomEvent<{ text: string }>).detail.text)
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname)
    return Promise.reject(new Error('no sound here'))
  })
  addEventListener(TOAST_EVENT, listen)
  render(<CaptchaField captcha={first} busy={false} />)
  expect(fireEvent.click(screen.getByRole('link', { name: 'Listen' }))).toBe(false)
  expect(played).toEqual(['/captcha/one/audio'])
  await waitFor(() => expect(notices).toEqual(['An error occurred. Please try again later.']))
  removeEventListener(TOAST_EVENT, listen)
  jest.restoreAllMocks()
})
