import type { ShopSettings } from '#lib/contract/shop-schemas.ts'

/** A shop whose seller says nothing claims nothing (Rule 41). What paying online takes off is real, and 10 unless set. */
export const DEFAULT_SETTINGS: ShopSettings = {
  trustClaim: '',
  deliveryClaim: '',
  callHours: '',
  emailPromise: '',
  visitStreet: '',
  visitHours: '',
  policyHours: '',
  secureClaim: '',
  returnsClaim: '',
  howToReturn: '',
  howToPayAtDoor: '',
  supportLead: '',
  searchExamples: '',
  regionName: '',
  filmsLead: '',
  copyrightYears: '',
  onlineDiscountPercent: 10,
}
