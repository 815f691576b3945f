/** @jest-environment jsdom */
import '#scripts/jest/fake-browser.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ActResponse } from '#lib/desk/rules/act-types.ts'
import { ActButton } from './act-button.tsx'
import { ActForm } from './act-form.tsx'

const mockRefresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }))

/** A form with a button that knows of its state and one that does not; its answers come when the test gives them. */
function open() {
  const sent: { fields: URLSearchParams; respond: (response: ActResponse) => Promise<void> }[] = []
  globalThis.fetch = ((_: string, { body }: RequestInit) =>
    new Promise(resolve => {
      const respond = (response: ActResponse) =>
        act(async () => resolve({ json: async () => response } as Response))
      sent.push({ fields: body as URLSearchParams, respond })
    })) as typeof fetch
  render(
    <ActForm action="/desk/do/orders/confirm" sendKey="key-1">
      <input name="order" defaultValue="42" />
      <ActButton name="by" value="1">
        Confirm
      </ActButton>
      <button type="submit">Plain</button>
    </ActForm>,
  )
  return sent
}
const button = (name: string) => screen.getByRole('button', { name })
const isBusy = (name: string) => button(name).hasAttribute('data-busy')
const formIsBusy = () => button('Confirm').closest('form')?.getAttribute('aria-busy') === 'true'
const frames = () => act(() => new Promise(done => setTimeout(done, 120)))

test('a press is shown before the form is rendered anew, and sent after the frame that shows it', async () => {
  const sent = open()
  // Not in act(), which would render at once.
  button('Confirm').click()
  expect(isBusy('Confirm')).toBe(true)
  expect(formIsBusy()).toBe(false)
  await frames()
  expect(formIsBusy()).toBe(true)
  expect(sent).toHaveLength(1)
  expect(Object.fromEntries(sent[0]?.fields ?? [])).toMatchObject({ order: '42', by: '1', key: 'key-1' })
  await sent[0]?.respond({ done: false, message: 'Not now.' })
  expect(isBusy('Confirm')).toBe(false)
  expect(screen.getByText('Not now.')).toBeTruthy()
})

test('a button that does not know of its form is busy no longer than the form', async () => {
  const sent = open()
  button('Plain').click()
  expect(isBusy('Plain')).toBe(true)
  await frames()
  expect(isBusy('Plain')).toBe(true)
  await sent[0]?.respond({ done: false, message: 'Not now.' })
  expect(isBusy('Plain')).toBe(false)
})

test('what is pressed twice before the frame is sent once', async () => {
  const sent = open()
  button('Confirm').click()
  fireEvent.click(button('Confirm'))
  button('Plain').click()
  await frames()
  expect(sent).toHaveLength(1)
})

test('what cannot be sent at all leaves no button busy', async () => {
  open()
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  button('Plain').click()
  await frames()
  expect(isBusy('Plain')).toBe(false)
  said.mockRestore()
})

test('what is refused stays as it was typed when the shop runs another build than the page', async () => {
  const sent = open()
  button('Plain').click()
  await frames()
  mockRefresh.mockClear()
  await sent[0]?.respond({ done: false, message: 'Not now.', isOtherBuild: true })
  expect(screen.getByText('Not now.')).toBeTruthy()
  expect(mockRefresh).not.toHaveBeenCalled()
  button('Plain').click()
  await frames()
  await sent[1]?.respond({ done: false, message: 'Not now.' })
  expect(mockRefresh).toHaveBeenCalledTimes(1)
})
