import 'server-only'

// The same protocol over HTTP: only the address differs.
export { gateway, tryAccess } from '../razorpay/gateway.ts'
