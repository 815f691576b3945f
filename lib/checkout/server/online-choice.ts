import 'server-only'
import { onlinePayment, upi } from '#lib/api/server/shop.ts'
import { onlineWays } from '#messages/checkout-pages.ts'
import { payByUpi, payByUpiWays } from '#messages/upi-pages.ts'

/** How the choice of paying online is called, and the ways it has; nameless where no provider takes the payment. */
export async function onlineChoice(): Promise<{ name?: string; label: string; ways: string }> {
  if ((await upi?.offered()) !== undefined) return { label: payByUpi, ways: payByUpiWays }
  const { name, page } = onlinePayment.provider()
  return { name, label: page.label, ways: onlineWays }
}
