import 'server-only'

export { readWebhook } from '../shiprocket/webhook.ts'
