import type { ShopSettings } from '#lib/contract/shop-schemas.ts'
import {
  defaultCallHours,
  defaultDeliveryClaim,
  defaultEmailPromise,
  defaultPolicyHours,
  defaultTrustClaim,
  defaultVisitHours,
  defaultVisitStreet,
} from '#messages/default-shop.ts'

/** The settings that apply when shop.json does not set them. */
export const DEFAULT_SETTINGS: ShopSettings = {
  trustClaim: defaultTrustClaim,
  deliveryClaim: defaultDeliveryClaim,
  callHours: defaultCallHours,
  emailPromise: defaultEmailPromise,
  visitStreet: defaultVisitStreet,
  visitHours: defaultVisitHours,
  policyHours: defaultPolicyHours,
  onlineDiscountPercent: 10,
}
