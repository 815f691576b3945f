import type { PaymentProvider } from '../port.ts'
import * as page from './page.ts'
import { accountOf, settings } from './settings.ts'

/** Uses Razorpay's protocol (Rule 26), so that trying it out tests the real adapter. */
export const practice: PaymentProvider = {
  name: 'practice',
  settings,
  accountOf,
  page,
  adapter: async () => (await import('./adapter.ts')).adapter,
}
