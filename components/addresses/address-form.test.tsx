/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { withDialogs, withNetwork } from '#scripts/jest/fake-browser.ts'
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
/** What was sent, beside the questions about a PIN code. */
const sentTo = (requests: ReturnType<typeof withNetwork>) => () =>
  requests.filter(({ path }) => path.startsWith('/do/'))
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
  const requests = sentTo(withNetwork(() => ({ body: { to: '/checkout2', message: 'Address saved.' } })))
  const { onOk } = open()
  fill()
  await press('Save Address')
  await screen.findByText('Address saved.')
  expect(requests()).toHaveLength(1)
  expect(requests()[0]).toMatchObject({
    path: '/do/addresses/save',
    body: { form_key: 'key-1', city: 'Indore', state: 'Madhya Pradesh', pincode: '452001' },
  })
  await press('OK')
  expect(onOk).toHaveBeenCalledWith('/checkout2')
})

test('missing fields are reported, and the first of them gets the focus', async () => {
  const requests = sentTo(withNetwork(() => ({})))
  open()
  fill()
  type('Mobile', '')
  type('Locality', '')
  await press('Save Address')
  await waitFor(() => expect(document.activeElement).toBe(field('Mobile')))
  expect(field('Locality').getAttribute('aria-invalid')).toBe('true')
  expect(requests()).toEqual([])
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

test('the directory fills in what the first digits do not tell, and offers the districts of the PIN code', async () => {
  const told = {
    '504273': {
      pin: '504273',
      isKnown: true,
      ok: true,
      say: '',
      more: '504273, Rechini, Telangana',
      town: 'Rechini',
      places: ['Kumuram Bheem Asifabad', 'Mancherial'].map(district => ({ state: 'Telangana', district })),
    },
    '999999': {
      pin: '999999',
      isKnown: false,
      ok: false,
      say: 'India Post has no PIN code 999999.',
      more: '',
      town: '',
      places: [],
    },
  }
  withNetwork(({ path }) => ({ body: told[path.slice(-6) as keyof typeof told] }))
  open()
  type('Zip code', '५०४ २७३')
  await waitFor(() => expect(field('City').value).toBe('Rechini'))
  expect(field('State').value).toBe('Telangana')
  expect([...(field('District') as unknown as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
    'Kumuram Bheem Asifabad',
    'Mancherial',
  ])
  type('Zip code', '999999')
  await screen.findByText('India Post has no PIN code 999999.')
})

test('a state that does not fit the PIN code asks, and who says that it is right is believed', async () => {
  const answers = [
    { status: 422, body: { fields: { state: 'It lies elsewhere.', sure: 'All is right' } } },
    { body: { to: '/checkout2', message: 'Address saved.' } },
  ]
  const requests = sentTo(
    withNetwork(({ path }) => (path.startsWith('/do/') ? (answers.shift() ?? {}) : { body: {} })),
  )
  open()
  fill()
  type('State', 'Kerala')
  await press('Save Address')
  await screen.findByText('It lies elsewhere.')
  await act(async () => void fireEvent.click(screen.getByRole('checkbox')))
  await press('Save Address')
  await screen.findByText('Address saved.')
  expect(requests()[1]).toMatchObject({ body: { sure: 'yes', state: 'Kerala' } })
})
