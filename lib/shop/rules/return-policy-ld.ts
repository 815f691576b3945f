import type { ShopDetails } from '#lib/contract/shop-schemas.ts'

/** Return terms for search engines: the seller's own; omitted where shop.json names no days. */
export const returnPolicyLd = ({ returns: { days, shippingPaidBy } }: Pick<ShopDetails, 'returns'>) => {
  if (days === undefined) return undefined
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'IN' }
  if (days === 0) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(FEES[shippingPaidBy] && { returnFees: FEES[shippingPaidBy] }),
    // What is defective, wrong or late costs the customer nothing, whoever else pays.
    ...(shippingPaidBy === 'customer' && { itemDefectReturnFees: FREE }),
  }
}

const FREE = 'https://schema.org/FreeReturn'
const FEES: Record<string, string> = {
  seller: FREE,
  customer: 'https://schema.org/ReturnFeesCustomerResponsibility',
}
