import 'server-only'

// The same protocol over HTTP: only the address is another.
export { gateway } from '../razorpay/gateway.ts'
