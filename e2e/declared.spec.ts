import { expect, test } from 'playwright/test'
import { faultsOf } from './axe.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { COLOURED as KURTA } from './product-page.ts'
import { open } from './shopper.ts'

test('Law 7: a product says what is declared of it, its MRP with all taxes, and Law 8: its sizes in centimetres', {
  tag: '@narrow',
}, async ({ page }) => {
  await open(page, KURTA)
  const prices = page.locator('.prices').filter({ visible: true }).first()
  await expect(prices).toContainText(/MRP ₹[\d,]+ \(incl\. of all taxes\)/)
  expect(await prices.locator('s').evaluate(struck => getComputedStyle(struck).textDecorationLine)).toBe(
    'line-through',
  )
  const details = page.locator('.product-details')
  for (const [label, value] of [
    ['generic name', 'Kurta'],
    ['net quantity', '1 N'],
    ['country of origin', 'India'],
    ['packed by', /Narmada Haat, 14 Ghat Road, Maheshwar, Madhya Pradesh 451224/],
    ['customer care', /narmadahaat\.example/],
  ] as const)
    await expect(details.locator('dl > div', { has: page.getByText(label, { exact: true }) })).toContainText(
      value,
    )
  const sizes = details.getByRole('table', { name: 'Sizes in centimetres' })
  await sizes.scrollIntoViewIfNeeded()
  await expect(sizes.getByRole('row', { name: /^XL/ })).toHaveText(/108.*112/)
  await expectNoSidewaysScroll(page)
  expect(await faultsOf(page)).toEqual([])
})
