import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { DeliveryCharges } from './delivery-charges.ts'

type Priced = Pick<Product, 'discountPrice' | 'lowestPrice'>

/** Whether one piece alone is delivered free of charge; of variants at several prices each of them must be. In rupees. */
export const isFreeAlone = ({ discountPrice, lowestPrice }: Priced, freeAbove: number | undefined) =>
  freeAbove !== undefined && Math.min(discountPrice, lowestPrice ?? discountPrice) >= freeAbove

/** The delivery charge of one piece alone, by the seller's table. */
export const chargesAlone = (
  charges: DeliveryCharges,
  product: Priced,
  freeAbove: number | undefined,
): DeliveryCharges => (isFreeAlone(product, freeAbove) ? { ...charges, lowest: 0, highest: 0 } : charges)
