import 'server-only'
import {
  defaultCallHours,
  defaultDeliveryClaim,
  defaultEmailPromise,
  defaultPolicyHours,
  defaultTrustClaim,
  defaultVisitHours,
  defaultVisitStreet,
} from '#messages/default-shop.ts'
import type { ShopFile } from './shop-file.ts'

/**
 * Earlier builds wrote these texts into the database where shop.json was silent. What was imported then is shown without
 * them, since it cannot be told whether the seller said them; the next import of shop.json settles it.
 */
export const withoutOldDefaults = ({ settings, ...details }: ShopFile): ShopFile => ({
  ...details,
  settings: Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      OLD_DEFAULTS[name as keyof typeof settings] === value ? '' : value,
    ]),
  ) as ShopFile['settings'],
})

const OLD_DEFAULTS: Partial<ShopFile['settings']> = {
  trustClaim: defaultTrustClaim,
  deliveryClaim: defaultDeliveryClaim,
  callHours: defaultCallHours,
  emailPromise: defaultEmailPromise,
  visitStreet: defaultVisitStreet,
  visitHours: defaultVisitHours,
  policyHours: defaultPolicyHours,
}
