/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { withDialogs, withNetwork } from '#scripts/jest/fake-browser.ts'
import { GuestForm } from './guest-form.tsx'

withDialogs()

const OF_ONE = {
  pin: '560001',
  ok: true,
  say: '',
  more: '560001, Bengaluru',
  isKnown: true,
  town: 'Bengaluru',
}
const OF_TWO = { pin: '504273', ok: true, say: '', more: '504273', isKnown: true, town: '' }
const ANSWERS: Record<string, object> = {
  560001: { ...OF_ONE, places: [{ state: 'Karnataka', district: 'Bengaluru' }] },
  504273: {
    ...OF_TWO,
    places: [
      { state: 'Telangana', district: 'Adilabad' },
      { state: 'Telangana', district: 'Mancherial' },
    ],
  },
}
const pinOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('pin') ?? ''
const field = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement
const typePin = (value: string) => fireEvent.change(field(/^PIN code/), { target: { value } })
const open = () => render(<GuestForm fixed={{ buy: '1.1.S.' }} start={{}} fieldErrors={{}} />)

test('the answer for a PIN code that was typed before does not stand beside the one of now', async () => {
  const answered: Record<string, () => void> = {}
  withNetwork(async ({ path }) => {
    await new Promise<void>(done => {
      answered[pinOf(path)] = done
    })
    return { body: ANSWERS[pinOf(path)] }
  })
  open()
  await act(async () => void typePin('560001'))
  await act(async () => void typePin('504273'))
  await act(async () => answered['504273']?.())
  expect(await screen.findByLabelText(/^District/)).toBeTruthy()
  await act(async () => answered['560001']?.())
  expect(screen.getByLabelText(/^District/)).toBeTruthy()
  expect(screen.queryByText(/Bengaluru/)).toBeNull()
})

test('where the place is refused and nobody has told it, the PIN code is asked for once more, and the field comes', async () => {
  let isAway = true
  withNetwork(({ path }) => {
    if (path.startsWith('/pin')) return isAway ? 'nothing answers' : { body: ANSWERS[pinOf(path)] }
    isAway = false
    return { status: 422, body: { fields: { district: 'Choose the district.' } } }
  })
  open()
  fireEvent.change(field(/^Name/), { target: { value: 'Meera Nair' } })
  fireEvent.change(field(/^Mobile/), { target: { value: '9876543210' } })
  fireEvent.change(field(/^House/), { target: { value: '4 Temple Street' } })
  await act(async () => void typePin('504273'))
  expect(screen.queryByLabelText(/^District/)).toBeNull()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' })))
  expect(await screen.findByLabelText(/^District/)).toBeTruthy()
})
