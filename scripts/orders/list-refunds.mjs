import { refundInWords } from '#lib/backend/orders/refund-in-words.ts'
import { openRefunds } from '#lib/backend/orders/seller-refunds.ts'
import { UPI_GATEWAY } from '#lib/backend/upi/upi-gateway.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { claimLabel } from '#messages/cli-upi.ts'
import { howToRefund, noOpenRefund } from '#messages/commands.ts'
import { printable } from './printable.mjs'

/** The refunds that have not arrived, and what can be done about them. */
export async function listRefunds() {
  const open = await openRefunds()
  for (const { order_id, payment_id, created_at, gateway, ...refund } of open)
    console.log(
      printable(
        [
          order_id,
          timeInIndia(created_at),
          refundInWords(refund),
          payment_id,
          gateway === 'practice' && 'practice',
          gateway === UPI_GATEWAY && claimLabel,
        ]
          .filter(Boolean)
          .join('  '),
      ),
    )
  console.log(open.length ? howToRefund : noOpenRefund)
  return 0
}
