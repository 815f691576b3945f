import 'server-only'

// The shop's checks. The provider's own side signs with code of its own: service/signing.ts.
export { isPaymentSigned } from '../razorpay/signature.ts'
