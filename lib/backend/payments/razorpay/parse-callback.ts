import 'server-only'
import { z } from 'zod'
import type { PaymentAdapter } from '../port.ts'

/** A successful payment comes back signed, a failed one with its order in JSON. */
export const parseCallback: PaymentAdapter['parseCallback'] = fields => {
  const paid = made.safeParse(fields)
  if (!paid.success) return { failedOrder: orderNamed(fields['error[metadata]'] ?? '') }
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = paid.data
  return {
    signed: {
      payment_id: razorpay_payment_id,
      order_id: razorpay_order_id,
      signature: razorpay_signature,
    },
  }
}

const made = z.object({
  razorpay_payment_id: z.string().regex(/^[\w-]{1,64}$/),
  razorpay_order_id: z.string().regex(/^[\w-]{1,64}$/),
  razorpay_signature: z.string().regex(/^[0-9a-f]{64}$/i),
})

const orderNamed = (metadata: string) => /"order_id"\s*:\s*"([\w-]{1,64})"/.exec(metadata)?.[1]
