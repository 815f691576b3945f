import { fromPaise } from '#lib/rules/money.ts'
import type { DeliveryCharges } from './delivery-charges.ts'
import { ALL_OTHERS } from './delivery-terms.ts'

/** Delivery data for search engines: the charges and days that shoppers see; omitted where the list would be long. */
export const shippingLd = ({ lowest, highest, days, origin, prefixes }: DeliveryCharges) =>
  prefixes && {
    '@type': 'OfferShippingDetails',
    ...(origin && {
      shippingOrigin: { '@type': 'DefinedRegion', addressCountry: 'IN', postalCode: origin },
    }),
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'IN',
      ...(!prefixes.includes(ALL_OTHERS) && { postalCodePrefix: prefixes }),
    },
    shippingRate: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      ...(lowest === highest
        ? { value: fromPaise(lowest) }
        : { minValue: fromPaise(lowest), maxValue: fromPaise(highest) }),
    },
    ...(days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        // Sent the same day before the cut-off, else the next working day.
        handlingTime: between(0, 1),
        transitTime: between(days.from, days.to),
      },
    }),
  }

const between = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})
