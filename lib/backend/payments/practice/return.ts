import 'server-only'

export { readReturn } from '../razorpay/return.ts'
