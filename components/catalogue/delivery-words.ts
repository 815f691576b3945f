import { rupee } from '#lib/rules/price.ts'

/** What bringing one piece costs, in words; the contract keeps the charge under an old name. */
export const deliveryWords = ({ recommendedSellingPrice: charge }: { recommendedSellingPrice: number }) =>
  charge > 0 ? `Delivery ${rupee(charge)} a piece` : 'Free delivery'
