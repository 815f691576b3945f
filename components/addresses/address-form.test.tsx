/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { withDialogs, withNetwork } from '#scripts/jest/browser.ts'
import { AddressForm } from './address-form.tsx'

withDialogs()
beforeEach(() => sessionStorage.clear())

const open = (owner = 'asha') => {
  const onOk = jest.fn()
  const { unmount } = render(<AddressForm from="/checkout2" formKey="key-1" draftOwner={owner} onOk={onOk} />)
  return { onOk, unmount }
}
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const fill = () => {
  for (const [name, value] of Object.entries(HOME)) type(name, value)
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const HOME = {
  Name: 'Asha Verma',
  Email: 'asha@example.in',
  Mobile: '9876543210',
  Address: '12 MG Road',
  Locality: 'Rajwada',
  'Zip code': '452001',
}

test('the first digits of a PIN code fill in state and city; another code replaces them', async () => {
  open()
  type('Zip code', '452001')
  await waitFor(() => expect(field('City').value).toBe('Indore'))
  expect(field('State').value).toBe('Madhya Pradesh')
  type('Zip code', '400001')
  await waitFor(() => expect(field('City').value).toBe('Mumbai'))
  expect(field('State').value).toBe('Maharashtra')
})

test('a value that the shopper typed stays, whatever the code', async () => {
  open()
  type('City', 'Mhow')
  type('Zip code', '452001')
  await waitFor(() => expect(field('State').value).toBe('Madhya Pradesh'))
  expect(field('City').value).toBe('Mhow')
})

test('it is sent with its one-use key, and the parent decides what follows', async () => {
  const requests = withNetwork(() => ({ body: { to: '/checkout2', message: 'Address saved.' } }))
  const { onOk } = open()
  fill()
  await press('Save Address')
  await screen.findByText('Address saved.')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    path: '/do/addresses/save',
    body: { form_key: 'key-1', city: 'Indore', state: 'Madhya Pradesh', pincode: '452001' },
  })
  await press('OK')
  expect(onOk).toHaveBeenCalledWith('/checkout2')
})

test('missing fields are reported, and the first of them gets the focus', async () => {
  const requests = withNetwork(() => ({}))
  open()
  fill()
  type('Mobile', '')
  type('Locality', '')
  await press('Save Address')
  await waitFor(() => expect(document.activeElement).toBe(field('Mobile')))
  expect(field('Locality').getAttribute('aria-invalid')).toBe('true')
  expect(requests).toEqual([])
})

test('typed values come back after a reload for the same customer, and for nobody else', () => {
  const { unmount } = open()
  type('Address', '12 MG Road')
  unmount()
  const again = open()
  expect(field('Address').value).toBe('12 MG Road')
  again.unmount()
  open('somebody else')
  expect(field('Address').value).toBe('')
})
