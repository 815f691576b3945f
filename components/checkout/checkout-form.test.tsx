/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { testItem } from '#lib/cart/rules/test-item.ts'
import { quoteOfItems } from '#lib/checkout/rules/quote-of-items.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { withDialogs, withNetwork } from '#scripts/jest/fake-browser.ts'
import { CheckoutView } from './checkout-view.tsx'

withDialogs()
// Each test's press counts as a later one.
let now = 1000
beforeEach(() => {
  now += 60_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const quote = quoteOfItems([testItem({ Unit: 2 })], 'off')
const served = { id: 'one', picture: '/captcha/one/picture', audio: '/captcha/one/audio' }
const home = { id: 'home', firstname: 'Asha', lastname: 'Verma' } as Address

const renderForm = (addresses: Address[] = [home]) =>
  render(
    <CheckoutView
      formId="order"
      quote={quote}
      fixed={{}}
      asked={{ buy: '', address: '', pay: '', coupon: '' }}
      orderKey="key-1"
      unpaid={[]}
      addresses={addresses}
      served={served}
      pay="COD"
      discount={0}
      provider={{ name: 'practice', label: 'Test payment', ways: 'UPI' }}
      fieldErrors={{}}
    >
      <label>
        <input type="radio" name="addressid" value="home" form="order" defaultChecked /> Asha Verma
      </label>
      <a href="/address-form">Add New Address</a>
    </CheckoutView>,
  )
const digits = () => screen.getByLabelText('The four digits') as HTMLInputElement
const type = (value: string) => fireEvent.input(digits(), { target: { value } })
const placeOrder = () => act(async () => void fireEvent.submit(digits().form as HTMLFormElement))
const refused = (body: Record<string, unknown>, status = 409) => ({ status, body })

test('an order is sent with its one-use key, the chosen options and the shown prices', async () => {
  const requests = withNetwork(() => refused({ message: 'No.' }))
  renderForm()
  type('1234')
  await placeOrder()
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    path: '/do/checkout/place',
    body: { order_key: 'key-1', addressid: 'home', paymentmode: 'COD', captcha: '1234', captcha_id: 'one' },
  })
})

test('while it is being sent nothing can be changed, and it is not sent again', async () => {
  let respond = () => {}
  const requests = withNetwork(
    () =>
      new Promise(resolve => {
        respond = () => resolve(refused({ message: 'No.' }))
      }),
  )
  renderForm()
  type('1234')
  await placeOrder()
  await placeOrder()
  expect(requests).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('radio', { name: /^COD/ })).toHaveProperty('disabled', true)
  expect(digits().readOnly).toBe(true)
  expect(screen.getByRole('button', { name: 'Apply Gift Card' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Add New Address').closest('[inert]')).toBeTruthy()
  await act(async () => respond())
  expect(screen.getByText('Add New Address').closest('[inert]')).toBeNull()
  expect(digits().readOnly).toBe(false)
})

test('wrong digits are reported at their field, which is cleared under the new ones and has the focus', async () => {
  withNetwork(() =>
    refused({
      message: 'Invalid Captcha.',
      fields: { captcha: 'Invalid Captcha.' },
      captcha: { id: 'two', picture: '/captcha/two/picture', audio: '/captcha/two/audio' },
    }),
  )
  renderForm()
  type('9999')
  await placeOrder()
  expect(await screen.findAllByText('Invalid Captcha.')).toHaveLength(1)
  expect(digits().value).toBe('')
  expect(document.activeElement).toBe(digits())
  expect(screen.getByRole('img').getAttribute('src')).toBe('/captcha/two/picture')
})

test('a changed price is reported, and the new total is shown', async () => {
  const dearer = quoteOfItems([testItem({ Unit: 2, discountPrice: 700 })], 'off')
  withNetwork(() => refused({ message: 'The price has changed.', quote: dearer }))
  renderForm()
  expect(screen.getAllByText('₹1,298').length).toBeGreaterThan(0)
  await placeOrder()
  await screen.findByText('The price has changed.')
  expect(screen.getAllByText('₹1,400').length).toBeGreaterThan(0)
  expect(screen.queryByText('₹1,298')).toBeNull()
})

test('unavailable lines lead to a new checkout', async () => {
  withNetwork(() => refused({ message: 'Only 1 is left.', to: '/checkout2?anew=1' }))
  renderForm()
  await placeOrder()
  const retryLink = await screen.findByRole('link', { name: 'Look at the order again' })
  expect(retryLink.getAttribute('href')).toBe('/checkout2?anew=1')
})

test('without a response it says so, and the same order can be sent again', async () => {
  const requests = withNetwork(() => 'nothing answers')
  renderForm()
  await placeOrder()
  await screen.findByText('Error submitting the order. Please check the console for details.')
  now += 500
  await placeOrder()
  expect(requests.map(({ body }) => body.order_key)).toEqual(['key-1', 'key-1'])
})

test('without an address the order cannot be sent', () => {
  renderForm([])
  expect(screen.getByRole('button', { name: /^Place Order/ })).toHaveProperty('disabled', true)
})

test('other digits keep the chosen options; a failure to load them is reported', async () => {
  let dead = false
  withNetwork(() =>
    dead
      ? 'nothing answers'
      : {
          body: {
            to: '/checkout2',
            captcha: { id: 'three', picture: '/captcha/three/picture', audio: '/captcha/three/audio' },
          },
        },
  )
  renderForm()
  fireEvent.click(screen.getByRole('button', { name: 'Other digits' }))
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe('/captcha/three/picture'))
  dead = true
  fireEvent.click(screen.getByRole('button', { name: 'Other digits' }))
  await screen.findByText('An error occurred. Please try again later.')
  expect(screen.getByRole('img').getAttribute('src')).toBe('/captcha/three/picture')
})
