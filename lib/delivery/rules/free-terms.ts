import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { toPaise } from '#lib/rules/money.ts'
import type { DeliveryCharges } from './delivery-charges.ts'

/** From what on the seller delivers free of charge: the value of the goods, in rupees (Rule 114). */
export type FreeTerms = { freeAbove?: number | undefined }

/** Whether delivery of goods of this value costs nothing. In paise. */
export const isFree = ({ freeAbove }: FreeTerms, subtotal: number) =>
  freeAbove !== undefined && subtotal >= toPaise(freeAbove)

/** What is missing for a delivery that costs nothing, in paise; 0 where nothing is, or it always costs something. */
export const missingForFree = ({ freeAbove }: FreeTerms, subtotal: number) =>
  freeAbove === undefined ? 0 : Math.max(0, toPaise(freeAbove) - subtotal)

type Priced = Pick<Product, 'discountPrice' | 'lowestPrice'>

/** Whether one piece alone is delivered free of charge; of variants at several prices each of them must be. In rupees. */
export const isFreeAlone = ({ discountPrice, lowestPrice }: Priced, free: FreeTerms) =>
  isFree(free, toPaise(Math.min(discountPrice, lowestPrice ?? discountPrice)))

/** The delivery charge of one piece alone, by the seller's table. */
export const chargesAlone = (charges: DeliveryCharges, product: Priced, free: FreeTerms): DeliveryCharges =>
  isFreeAlone(product, free) ? { ...charges, lowest: 0, highest: 0 } : charges
