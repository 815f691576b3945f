/** A payment of an order that the provider reports as made, with its signature of both. */
export type SignedPayment = { payment_id: string; order_id: string; signature: string }

// The owner's call names the three fields after one provider. They keep these names on the wire, whichever provider is
// used.
export type SignedOnWire = {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

export const signedToWire = ({ payment_id, order_id, signature }: SignedPayment): SignedOnWire => ({
  razorpay_payment_id: payment_id,
  razorpay_order_id: order_id,
  razorpay_signature: signature,
})

export const signedFromWire = (signed: SignedOnWire): SignedPayment => ({
  payment_id: signed.razorpay_payment_id,
  order_id: signed.razorpay_order_id,
  signature: signed.razorpay_signature,
})

/** The three fields as a form sends them. */
export const signedOfForm = (field: (name: keyof SignedOnWire) => string): SignedOnWire => ({
  razorpay_payment_id: field('razorpay_payment_id'),
  razorpay_order_id: field('razorpay_order_id'),
  razorpay_signature: field('razorpay_signature'),
})
