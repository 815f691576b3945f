import 'server-only'
import type { PaymentAdapter } from '../port.ts'
import { gateway, tryAccess } from './gateway.ts'
import { parseCallback } from './parse-callback.ts'
import { isPaymentSigned } from './signature.ts'
import { readWebhook } from './webhook.ts'

export const adapter: PaymentAdapter = { gateway, tryAccess, isPaymentSigned, readWebhook, parseCallback }
