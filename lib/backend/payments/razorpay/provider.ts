import type { PaymentProvider } from '../port.ts'
import * as page from './page.ts'
import { accountOf, settings } from './settings.ts'

export const razorpay: PaymentProvider = {
  name: 'razorpay',
  settings,
  accountOf,
  page,
  adapter: async () => (await import('./adapter.ts')).adapter,
}
