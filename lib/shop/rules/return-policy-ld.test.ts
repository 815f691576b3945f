import { returnPolicyLd } from './return-policy-ld.ts'

test('Law 12: a search engine is told who pays the way back, as the seller says it', () => {
  expect(returnPolicyLd({ returns: { days: 10, shippingPaidBy: 'seller' } })).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 10,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  })
  expect(returnPolicyLd({ returns: { days: 10, shippingPaidBy: 'customer' } })).toMatchObject({
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
  })
})

test('a seller who says no days or no payer has none told', () => {
  expect(returnPolicyLd({ returns: { shippingPaidBy: 'seller' } })).toBeUndefined()
  expect(returnPolicyLd({ returns: { days: 10, shippingPaidBy: '' } })).not.toHaveProperty('returnFees')
  expect(returnPolicyLd({ returns: { days: 0, shippingPaidBy: 'customer' } })).toMatchObject({
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  })
})
