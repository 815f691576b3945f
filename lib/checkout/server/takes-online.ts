import 'server-only'
import { onlinePayment, upi } from '#lib/api/server/shop.ts'
import { env } from '#lib/server/settings/env.ts'
import { hostPayment } from './host-payment.ts'

/** Whether an order can be paid online here. */
export const takesOnline = async (): Promise<boolean> =>
  (env.apiHost ? hostPayment() : (onlinePayment.settings() ?? (await upi?.offered()))) !== undefined
