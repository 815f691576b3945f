import 'server-only'

export { readWebhook } from '../razorpay/webhook.ts'
