import 'server-only'
import { onlinePayment } from '#lib/api/server/shop.ts'
import { env } from '#lib/server/settings/env.ts'
import { hostPayment } from './host-payment.ts'

/** Whether an order can be paid online here. */
export const takesOnline = () => (env.apiHost ? hostPayment() : onlinePayment.settings()) !== undefined
