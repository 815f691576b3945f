import type { ShopDetails } from '#lib/contract/shop-schemas.ts'
import {
  exchanges,
  noExchanges,
  refundWithin,
  returnPaidBy,
  returnsOfDays,
  returnWithin,
} from '#messages/seller-details.ts'

type Said = Pick<ShopDetails, 'returns' | 'refundDays'>

/** The seller's terms of return in sentences; none where shop.json is silent. */
export const returnSentences = ({ returns, refundDays }: Said): string[] => [
  ...(returns.days === undefined ? [] : [returnWithin(returns.days)]),
  ...(returns.exchange === undefined ? [] : [returns.exchange ? exchanges : noExchanges]),
  ...(returnPaidBy[returns.shippingPaidBy] ? [returnPaidBy[returns.shippingPaidBy] as string] : []),
  ...(refundDays === undefined ? [] : [refundWithin(refundDays)]),
]

/** What stands beside a product; '' where the seller promises nothing. */
export const returnsClaim = ({
  returns: { days = 0 },
  settings,
}: Pick<ShopDetails, 'returns' | 'settings'>) =>
  settings.returnsClaim || (days > 0 ? returnsOfDays(days) : '')
