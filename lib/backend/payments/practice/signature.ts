import 'server-only'

// The shop's checks. The provider's side signs with separate code: service/signing.ts.
export { isPaymentSigned } from '../razorpay/signature.ts'
