import { expect, test } from 'playwright/test'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { open, readyToOrder, typeCaptcha } from './shopper.ts'

test('a customer reads what they agree to, orders, and finds the message on the practice phone, and nobody else does', {
  tag: '@narrow',
}, async ({ page, baseURL, browser }) => {
  test.slow()
  await page.goto('/register')
  await expect(page.getByText('never advertising. Answer STOP to end them.')).toBeVisible()
  const customer = await readyToOrder(page, baseURL)
  await open(page, '/checkout2')
  await expect(page.getByText('updates on this order on WhatsApp or by SMS')).toBeVisible()
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('link', { name: 'See what would have been sent to your phone' }).click()
  await expect(page.getByText('Nothing is sent.')).toBeVisible()
  const id = String((await customer.orders())[0]?.CoOrderID)
  await expect(page.getByText(`Your order ${id} at`)).toContainText('to pay at the door')
  await expectNoSidewaysScroll(page)
  await page.locator('li').getByRole('link').click()
  await expect(page.getByText(id).first()).toBeVisible()

  const other = await browser.newPage()
  await other.goto(`${baseURL}/practice-phone`)
  await expect(other.getByText('There are none yet')).toBeVisible()
  await other.close()
  for (const path of ['/message-webhook/whatsapp', '/message-webhook/sms?key=guess'])
    expect((await page.request.post(path, { data: {} })).status(), path).toBe(404)
})
