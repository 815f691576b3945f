import 'server-only'
import type { PaymentAdapter } from '../port.ts'
import { gateway, tryAccess } from './gateway.ts'
import { readReturn } from './return.ts'
import { isPaymentSigned } from './signature.ts'
import { readWebhook } from './webhook.ts'

export const adapter: PaymentAdapter = { gateway, tryAccess, isPaymentSigned, readWebhook, readReturn }
