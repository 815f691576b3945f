import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { chargesInWords, type DeliveryCharges, withFreeFrom } from '#lib/delivery/rules/delivery-charges.ts'
import { isFreeAlone } from '#lib/delivery/rules/free-alone.ts'
import { rupee } from '#lib/rules/price.ts'
import { deliveryAPiece, freeDelivery } from '#messages/product.ts'

type Told = Pick<Product, 'recommendedSellingPrice' | 'discountPrice' | 'lowestPrice'>
/** By the seller's table, where there is one; and from how many rupees of goods on it costs nothing. */
type Terms = { charges?: DeliveryCharges | undefined; freeAbove?: number | undefined }

/** What bringing one piece costs, in words; the contract keeps the charge under an old name. */
export function deliveryChargeWords(product: Told, { charges, freeAbove }: Terms = {}) {
  const charge = product.recommendedSellingPrice
  if (isFreeAlone(product, freeAbove)) return freeDelivery
  if (charges) return chargesInWords(charges, freeAbove)
  return charge > 0 ? withFreeFrom(deliveryAPiece(rupee(charge)), freeAbove) : freeDelivery
}
