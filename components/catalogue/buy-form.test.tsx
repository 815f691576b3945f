/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ToastPlace } from '#components/ui/toaster.tsx'
import { decodeCart } from '#lib/cart/rules/cart-cookie.ts'
import { testProduct } from '#lib/catalogue/rules/test-product.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { FIRST_RESPONSE } from '#lib/server/inline-scripts/compiled.ts'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { BuyForm } from './buy-form.tsx'
import { deliveryChargeWords } from './delivery-charge-words.ts'

const KURTA = testProduct({
  sizes: [
    { unit_id: 1, Size_Desc: 'S', Stock: 0 },
    { unit_id: 2, Size_Desc: 'M', Stock: 3 },
    { unit_id: 3, Size_Desc: 'L', Stock: 40 },
  ],
  size: 'S, M, L',
  color: ['Indigo', 'Madder'],
  quantity: 43,
})
// biome-ignore lint/security/noGlobalEval: as the browser runs it, inline
beforeAll(() => window.eval(FIRST_RESPONSE))
beforeEach(() => {
  document.cookie = 'cartItems=; max-age=0; path=/'
  history.replaceState(null, '', '/product/kurta')
  withNetwork(() => ({ status: 404 }))
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const shown = (product: Product, more = {}) =>
  render(
    <>
      <BuyForm served={{ ...product, delivery: deliveryChargeWords(product) }} {...more}>
        <h1>{product.name}</h1>
      </BuyForm>
      <ToastPlace />
    </>,
  )
const inCart = () =>
  decodeCart(/cartItems=([^;]*)/.exec(document.cookie)?.[1]).lines.map(({ size, color, unit }) => [
    size,
    color,
    unit,
  ])
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const size = (name: string | RegExp) => screen.getByRole('radio', { name }) as HTMLInputElement
const colour = () => screen.getByLabelText(/^Colour/) as HTMLSelectElement
const quantity = () => screen.getByLabelText('Quantity') as HTMLInputElement
const choose = (name: string, color = 'Indigo') => {
  fireEvent.click(size(name))
  fireEvent.change(colour(), { target: { value: color } })
}

test('without a size nothing is added: it says so and goes to the first that can be had', async () => {
  shown(KURTA)
  await press('Add to Cart')
  expect(screen.getByText('Please select a size before proceeding!')).toBeTruthy()
  expect(document.activeElement).toBe(size('M'))
  expect(size(/^S/).disabled).toBe(true)
  expect(inCart()).toEqual([])
})

test('then without a colour; once both are chosen nothing is said any more, and it is added', async () => {
  shown(KURTA)
  fireEvent.click(size('M'))
  await press('Add to Cart')
  expect(screen.getByText('Please select a colour before proceeding!')).toBeTruthy()
  expect(document.activeElement).toBe(colour())
  fireEvent.change(colour(), { target: { value: 'Madder' } })
  expect(screen.queryByText('Please select a colour before proceeding!')).toBeNull()
  await press('Add to Cart')
  await waitFor(() => expect(inCart()).toEqual([['M', 'Madder', 1]]))
})

test('a double press adds once; with another choice it is another press', async () => {
  let now = 5000
  jest.spyOn(performance, 'now').mockImplementation(() => ++now)
  shown(KURTA)
  choose('L')
  await press('Add to Cart')
  await press('Add to Cart')
  await waitFor(() => expect(inCart()).toEqual([['L', 'Indigo', 1]]))
  choose('L', 'Madder')
  await press('Add to Cart')
  await waitFor(() =>
    expect(inCart()).toEqual([
      ['L', 'Indigo', 1],
      ['L', 'Madder', 1],
    ]),
  )
})

test('another size begins at one again, and tells how few of it are left', () => {
  shown(KURTA)
  fireEvent.click(size('L'))
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(quantity().value).toBe('2')
  fireEvent.click(size('M'))
  expect(quantity().value).toBe('1')
  expect(screen.getByText('Only 3 left')).toBeTruthy()
})

test('the choice stands in the address, so that the link that is shared has it', () => {
  shown(KURTA)
  choose('M', 'Madder')
  expect(location.search).toContain('size=M')
  expect(location.search).toContain('Madder')
})

test('what the address names is chosen when the page opens', () => {
  history.replaceState(null, '', '/product/kurta?size=M&color=Madder')
  shown(KURTA)
  expect(size('M').checked).toBe(true)
  expect(colour().value).toBe('Madder')
})

test('how many are left is asked once, when someone reaches for the choices, and then holds', async () => {
  const requests = withNetwork(() => ({
    body: {
      status: 'true',
      data: [{ ...KURTA, sizes: [{ unit_id: 2, Size_Desc: 'M', Stock: 1 }], quantity: 1 }],
    },
  }))
  shown(KURTA)
  expect(requests).toEqual([])
  fireEvent.pointerDown(size('M'))
  fireEvent.pointerDown(size('M'))
  fireEvent.click(size('M'))
  await screen.findByText('Only 1 left')
  expect(requests).toHaveLength(1)
})

test('where nothing can be had only the wish is left', () => {
  shown(testProduct({ sizes: [{ unit_id: 1, Size_Desc: 'NA', Stock: 0 }], quantity: 0 }))
  expect(screen.getByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Buy Now' })).toHaveProperty('disabled', true)
  const wish = screen.getByRole('button', { name: 'Wishlist' }) as HTMLButtonElement
  expect(wish.disabled).toBe(false)
  expect(wish.getAttribute('formaction')).toBe('/do/wishlist/keep')
})

test('a visitor’s Buy Now goes the form’s own way, to the sign-in', async () => {
  shown(testProduct())
  const sent = jest.fn((event: Event) => event.preventDefault())
  let own: boolean | undefined
  const seen = (event: Event) => {
    own = !event.defaultPrevented
    sent(event)
  }
  document.addEventListener('submit', seen)
  await press('Buy Now')
  document.removeEventListener('submit', seen)
  expect(own).toBe(true)
  expect(inCart()).toEqual([])
})

test('whoever is not signed in may go on with a number; for a customer the button is there and not seen', async () => {
  shown(KURTA, { guests: true })
  await press('Continue with your mobile number')
  expect(screen.getByText('Please select a size before proceeding!')).toBeTruthy()
  cleanup()
  document.cookie = 'user_name=Asha; path=/'
  shown(KURTA, { guests: true })
  await waitFor(() =>
    expect(screen.getByText('Continue with your mobile number').className).toContain('invisible'),
  )
  document.cookie = 'user_name=; max-age=0; path=/'
  cleanup()
  shown(KURTA)
  expect(screen.queryByText('Continue with your mobile number')).toBeNull()
})
