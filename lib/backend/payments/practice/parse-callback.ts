import 'server-only'

export { parseCallback } from '../razorpay/parse-callback.ts'
