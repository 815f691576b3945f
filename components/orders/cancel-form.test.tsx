/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { leavePage } from '#lib/browser/leave-page.ts'
import { CANCEL_REASONS } from '#lib/constants.ts'
import { tryLater } from '#messages/every-page.ts'
import { chooseReason, commentShort } from '#messages/fields.ts'
import { cancelOrderButton, contactTheShop } from '#messages/orders-pages.ts'
import { withDialogs, withNetwork } from '#scripts/jest/fake-browser.ts'
import { CancelForm } from './cancel-form.tsx'

// jsdom cannot navigate.
jest.mock('#lib/browser/leave-page.ts', () => ({ leavePage: jest.fn() }))
withDialogs()
beforeEach(() => jest.mocked(leavePage).mockClear())

const REASON = CANCEL_REASONS[0] ?? ''
const reason = () => screen.getByRole('combobox')
const comment = () => screen.getByRole('textbox')
const button = () => screen.getByRole('button', { name: cancelOrderButton }) as HTMLButtonElement
const choose = (value: string) => fireEvent.change(reason(), { target: { value } })
const type = (value: string) => fireEvent.change(comment(), { target: { value } })
const open = (typed?: Record<string, string>) =>
  render(<CancelForm coorderid="OD1" fieldErrors={{}} typed={typed as never} />)
const send = () => act(async () => void fireEvent.submit(comment().closest('form') as HTMLFormElement))
const filled = () => {
  open()
  choose(REASON)
  type('I ordered it twice.')
}

test('the button is enabled by a reason and ten characters', () => {
  open()
  expect(button().disabled).toBe(true)
  choose(REASON)
  type('Too short         ')
  expect(button().disabled).toBe(true)
  type('Ten chars!')
  expect(button().disabled).toBe(false)
})

test('a field reports a problem once it was left, not before', () => {
  open()
  expect(screen.queryByText(chooseReason)).toBeNull()
  fireEvent.blur(reason())
  fireEvent.blur(comment())
  expect(screen.getByText(chooseReason)).toBeTruthy()
  expect(screen.getByText(commentShort)).toBeTruthy()
  choose(REASON)
  type('I ordered it twice.')
  expect(screen.queryByText(chooseReason)).toBeNull()
  expect(screen.queryByText(commentShort)).toBeNull()
})

test('the values of a form refused without script count', () => {
  open({ reason: REASON, comment: 'I ordered it twice.' })
  expect(button().disabled).toBe(false)
})

test('nothing is sent without a reason', async () => {
  const requests = withNetwork(() => ({}))
  open()
  await send()
  expect(screen.getByText(chooseReason)).toBeTruthy()
  expect(requests).toEqual([])
})

test('a complete form is sent once, and the page follows the response', async () => {
  const requests = withNetwork(() => ({ body: { status: 'true', to: '/order-cancelled?order=OD1' } }))
  filled()
  await send()
  expect(requests).toEqual([
    {
      path: '/do/checkout/cancel',
      body: { coorderid: 'OD1', reason: REASON, comment: 'I ordered it twice.' },
    },
  ])
  expect(leavePage).toHaveBeenCalledWith('/order-cancelled?order=OD1')
})

test('a refusal is shown, and the form can be sent again', async () => {
  withNetwork(() => ({ status: 409, body: { message: 'It is on its way.' } }))
  filled()
  await send()
  expect(screen.getByText('It is on its way.')).toBeTruthy()
  expect(button().disabled).toBe(false)
  expect(leavePage).not.toHaveBeenCalled()
})

test('a missing response is reported', async () => {
  withNetwork(() => 'nothing answers')
  filled()
  await send()
  expect(screen.getByText(tryLater)).toBeTruthy()
})

test('with a host that cannot cancel it shows whom to contact', async () => {
  withNetwork(() => ({ status: 501, body: { message: 'Ask us.', key: 'cancelNotSent' } }))
  filled()
  await send()
  expect(screen.getByRole('link', { name: contactTheShop })).toBeTruthy()
})
