import { expect, type Locator, type Page, test } from 'playwright/test'
import {
  ADDRESS,
  newCustomer,
  newEmail,
  newMobile,
  open,
  PASSWORD,
  readyToOrder,
  typeCaptcha,
  untilScriptHas,
} from './shopper.ts'

// A refusal is visible: not above the screen, and not in the half that the keyboard covers.
test.describe('on a phone', { tag: '@narrow' }, () => {
  const expectInUpperHalf = (notice: Locator) =>
    expect
      .poll(async () => {
        const box = await notice.boundingBox()
        return box && [box.y >= 0, box.y + box.height <= 740 / 2]
      })
      .toEqual([true, true])

  const fill = async (page: Page, fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields))
      await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
  }
  const address = {
    Name: ADDRESS.name,
    Email: 'asha@example.in',
    Mobile: ADDRESS.mobile,
    Address: ADDRESS.address1,
    Locality: ADDRESS.address2,
    'Zip code': ADDRESS.pincode,
  }

  test('an email in use', async ({ page }) => {
    const { email } = await newCustomer(page)
    await open(page, '/register')
    await fill(page, {
      'First name': 'Asha',
      'Last name': 'Verma',
      Email: email,
      Phone: newMobile(),
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    })
    await page.getByRole('textbox', { name: /^Confirm password/ }).press('Enter')
    await expectInUpperHalf(page.getByText('Email or mobile number already exists.'))
  })

  test('a wrong password at the sign-in, once and again', async ({ page }) => {
    await open(page, '/login')
    await fill(page, { 'Email or mobile number': newEmail(), Password: PASSWORD })
    for (const _ of [1, 2]) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expectInUpperHalf(page.getByText('Invalid email or password. Please try again.'))
    }
  })

  test('an address that could not be saved without a network, in the checkout’s dialog and on its page', async ({
    page,
    context,
    baseURL,
  }) => {
    await readyToOrder(page, baseURL)
    for (const path of ['/checkout2', '/address-form']) {
      await open(page, path)
      const isDialog = path === '/checkout2'
      if (isDialog) await page.getByRole('link', { name: 'Add New Address' }).click()
      const place = isDialog ? page.getByRole('dialog', { name: 'Add New Address' }) : page.locator('main')
      await untilScriptHas(place.locator('form', { hasText: 'Zip code' }))
      await fill(page, address)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Save Address' }).click()
      await expectInUpperHalf(page.getByText(/^Error submitting address/))
      await context.setOffline(false)
    }
  })

  test('a wrong old password', async ({ page, baseURL }) => {
    await (await newCustomer(page)).enter(baseURL)
    await open(page, '/UserProfile')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await fill(page, {
      'Old Password': 'Wrongword1',
      'New Password': 'Marigold22',
      'Confirm New Password': 'Marigold22',
    })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectInUpperHalf(page.getByRole('dialog').getByRole('alert'))
  })

  test('a cancellation that could not be sent without a network', async ({ page, context, baseURL }) => {
    const customer = await readyToOrder(page, baseURL)
    await open(page, '/checkout2')
    await typeCaptcha(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.waitForURL(/order-confirmation/)
    const [order] = await customer.orders()
    await open(page, `/cancellation-form?order=${order?.CoOrderID}`)
    await page.getByLabel('Reason for cancellation').selectOption('Cash Issue')
    await page.getByLabel('Comments').fill('The money is short this month')
    await untilScriptHas(page.locator('main form', { hasText: 'Reason for cancellation' }))
    await context.setOffline(true)
    await page.getByRole('button', { name: 'CANCEL' }).click()
    await expectInUpperHalf(page.getByText('An error occurred. Please try again later.'))
  })
})
