import 'server-only'
import type { CourierAdapter } from '../port.ts'
import { courier } from './courier.ts'
import { tryAccess } from './token.ts'
import { readWebhook } from './webhook.ts'

export const adapter: CourierAdapter = { courier, tryAccess, readWebhook }
