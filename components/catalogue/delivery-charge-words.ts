import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { chargesInWords, type DeliveryCharges, withFreeFrom } from '#lib/delivery/rules/delivery-charges.ts'
import { type FreeTerms, isFreeAlone } from '#lib/delivery/rules/free-terms.ts'
import { rupee } from '#lib/rules/price.ts'
import { deliveryAPiece, freeDelivery } from '#messages/product.ts'

type Told = Pick<Product, 'recommendedSellingPrice' | 'discountPrice' | 'lowestPrice'>
/** By the seller's table, where there is one; and from what on it costs nothing. */
type Terms = FreeTerms & { charges?: DeliveryCharges | undefined }

/** What bringing one piece costs, in words; the contract keeps the charge under an old name. */
export function deliveryChargeWords(product: Told, { charges, ...free }: Terms = {}) {
  const charge = product.recommendedSellingPrice
  if (isFreeAlone(product, free)) return freeDelivery
  if (charges) return chargesInWords(charges, free)
  return charge > 0 ? withFreeFrom(deliveryAPiece(rupee(charge)), free) : freeDelivery
}
