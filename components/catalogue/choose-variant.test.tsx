/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ToastPlace } from '#components/ui/toaster.tsx'
import { decodeCart } from '#lib/cart/rules/cart-cookie.ts'
import { packVariants } from '#lib/catalogue/rules/packed-variants.ts'
import { testProduct } from '#lib/catalogue/rules/test-product.ts'
import type { Variant } from '#lib/contract/catalogue-schemas.ts'
import { FIRST_RESPONSE } from '#lib/server/inline-scripts/compiled.ts'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { BuyForm } from './buy-form.tsx'

const PICTURES = ['jeans.webp', 'loose.webp']
const variant = (size: string, other: string, more: Partial<Variant> = {}): Variant => ({
  ...{
    id: 1,
    size,
    color: '',
    other,
    sku: '',
    originalPrice: 999,
    discountPrice: 800,
    Stock: 7,
    ownStock: true,
  },
  ...{ unlimited: false, promise: '', image: '', image_alt: '', ...more },
})
const JEANS = testProduct({
  id: 7,
  name: 'Jeans',
  sizes: [
    { unit_id: 1, Size_Desc: '30', Stock: 10 },
    { unit_id: 2, Size_Desc: '32', Stock: 100_000 },
  ],
  options: [
    { name: 'Waist', slot: 'size' },
    { name: 'Fit', slot: 'other' },
  ],
  variants: [
    variant('30', 'Slim', { Stock: 3 }),
    variant('30', 'Loose', { discountPrice: 850, image: 'loose.webp' }),
    variant('32', 'Slim', { Stock: 0, promise: 'Sent in two weeks' }),
    variant('32', 'Loose', { Stock: 0 }),
  ],
  lowestPrice: 800,
})

// biome-ignore lint/security/noGlobalEval: as the browser runs it, inline
beforeAll(() => window.eval(FIRST_RESPONSE))
beforeEach(() => {
  document.cookie = 'cartItems=; max-age=0; path=/'
  history.replaceState(null, '', '/product/jeans')
  withNetwork(() => ({ status: 404 }))
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const { variants: _, ...served } = JEANS
const shown = () =>
  render(
    <>
      <BuyForm served={{ ...served, delivery: 'Free delivery', packed: packVariants(JEANS, PICTURES) }}>
        <h1>{JEANS.name}</h1>
      </BuyForm>
      <ToastPlace />
    </>,
  )
const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const prices = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent)

test('until all is chosen the lowest price is told, then that of the choice, in both places and in the address', () => {
  shown()
  expect(prices()).toEqual(['from ₹800', 'from ₹800'])
  fireEvent.click(radio('30'))
  fireEvent.click(radio('Loose'))
  expect(prices()).toEqual(['₹850', '₹850'])
  expect(location.search).toBe('?size=30&other=Loose')
})

test('what does not go with the size cannot be chosen, and is let go when the size changes', () => {
  shown()
  fireEvent.click(radio('30'))
  expect([radio('Slim').disabled, radio('Loose').disabled]).toEqual([false, false])
  fireEvent.click(radio('Loose'))
  fireEvent.click(radio('32'))
  expect([radio('Loose').disabled, radio('Loose').checked]).toEqual([true, false])
  expect(location.search).toBe('?size=32')
})

test('few pieces and a promise are told of the choice, and the options have their own names', () => {
  shown()
  expect(screen.getByRole('group', { name: 'Waist' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Fit' })).toBeTruthy()
  fireEvent.click(radio('30'))
  fireEvent.click(radio('Slim'))
  expect(screen.getByText('Only 3 left')).toBeTruthy()
  fireEvent.click(radio('32'))
  fireEvent.click(radio('Slim'))
  expect(screen.getByText('Sent in two weeks')).toBeTruthy()
})

test('without a third option nothing is added; with it, it is a part of the line', async () => {
  shown()
  fireEvent.click(radio('30'))
  await press('Add to Cart')
  expect(screen.getByText('Please select an option before proceeding!')).toBeTruthy()
  expect(document.activeElement).toBe(radio('Slim'))
  fireEvent.click(radio('Slim'))
  await press('Add to Cart')
  const inCart = () => decodeCart(/cartItems=([^;]*)/.exec(document.cookie)?.[1]).lines
  await waitFor(() => expect(inCart()).toEqual([{ id: 7, unit: 1, size: '30', color: '', other: 'Slim' }]))
})

test('an address chooses, as far as the choice can be had', () => {
  history.replaceState(null, '', '/product/jeans?size=30&other=Loose')
  shown()
  expect(prices()[0]).toBe('₹850')
})
