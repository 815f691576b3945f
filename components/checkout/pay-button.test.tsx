/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hostedFields } from '#lib/backend/payments/razorpay/page.ts'
import { prefillOf } from '#lib/checkout/rules/prefill.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { PayButton } from './pay-button.tsx'

const address = {
  firstname: 'Asha',
  lastname: 'Verma',
  emailid: 'asha@example.in',
  mobileno: '9876543210',
} as Address
const known = { name: 'Asha Verma', email: 'asha@example.in', contact: '+919876543210' }
const gateway = {
  id: 'order_1',
  amount: 89_900,
  currency: 'INR',
  key: 'key_1',
  name: 'Haat',
  provider: 'razorpay' as const,
  practice: false,
  script: 'https://checkout.razorpay.com/v1/checkout.js',
  hosted: 'https://api.razorpay.com/v1/checkout/embedded',
  callback: 'http://localhost:3000/payment-callback',
}

const renderButton = () =>
  render(
    <PayButton
      gateway={gateway}
      hosted={hostedFields(gateway, prefillOf(address))}
      coorderid="OD1"
      total={899}
      holdUntil=""
      prefill={prefillOf(address)}
    />,
  )

test('the widget does not ask for what the shop knows of its shopper', async () => {
  const opened: object[] = []
  Object.assign(window, {
    Razorpay: class {
      constructor(options: object) {
        opened.push(options)
      }
      open() {}
    },
  })
  renderButton()
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(opened[0]).toMatchObject({ key: 'key_1', order_id: 'order_1', amount: 89_900, prefill: known })
})

test('without script the provider’s own page does not ask for it either', () => {
  const { container } = renderButton()
  const form = container.querySelector('form') as HTMLFormElement
  expect(form.action).toBe(gateway.hosted)
  expect(Object.fromEntries(new FormData(form))).toEqual({
    key_id: 'key_1',
    order_id: 'order_1',
    name: 'Haat',
    callback_url: gateway.callback,
    'prefill[name]': known.name,
    'prefill[email]': known.email,
    'prefill[contact]': known.contact,
  })
})
