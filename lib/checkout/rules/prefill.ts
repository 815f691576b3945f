import type { Address } from '#lib/contract/addresses-schemas.ts'

/** Fields that the provider's widget is given, so that it does not ask the shopper. */
export type Prefill = { name: string; email: string; contact: string }

export const prefillOf = ({ firstname, lastname, emailid, mobileno }: Address): Prefill => ({
  name: [firstname, lastname].filter(Boolean).join(' '),
  email: emailid,
  contact: /^\d{10}$/.test(mobileno) ? `+91${mobileno}` : mobileno,
})
