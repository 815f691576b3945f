import { rupee } from '#lib/rules/price.ts'
import { deliveryAPiece, freeDelivery } from '#messages/product.ts'

/** What bringing one piece costs, in words; the contract keeps the charge under an old name. */
export const deliveryWords = ({ recommendedSellingPrice: charge }: { recommendedSellingPrice: number }) =>
  charge > 0 ? deliveryAPiece(rupee(charge)) : freeDelivery
