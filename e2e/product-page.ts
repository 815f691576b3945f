import type { Page } from 'playwright/test'

export { open } from './shopper.ts'

export const SHIRT = '/product/nh-holi-tee-01'
export const KURTA = '/product/nh-bher-kurta-02'
export const COLOURED = '/product/nh-bagh-kurta-01'
export const UNSIZED = '/product/nh-terra-pot-01'
export const FILMED = '/product/nh-jute-rug-03'

export const size = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
export const choose = (page: Page, name: string) =>
  page.locator('.size-choice', { hasText: new RegExp(`^${name}`) }).click()
export const quantity = (page: Page) => page.getByLabel('Quantity')
export const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })
export const cartCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cartItems')?.value
