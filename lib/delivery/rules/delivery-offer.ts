import { type DeliveryDays, deliveryDays } from './delivery-days.ts'
import type { DeliverySettings } from './delivery-settings.ts'
import type { DeliveryTerms } from './delivery-terms.ts'

/** What the seller offers one PIN code at one moment; the order keeps its days. */
export type DeliveryOffer = {
  pin: string
  served: boolean
  /** Paise; 0 where it is not served. */
  charge: number
  /** Whether the table admits paying at the door, and up to how many paise. */
  cod: boolean
  codMax?: number
  days?: DeliveryDays
}

export function deliveryOffer(
  pin: string,
  terms: DeliveryTerms | undefined,
  { at, settings }: { at: number; settings: DeliverySettings },
): DeliveryOffer {
  if (!terms?.served) return { pin, served: false, charge: 0, cod: false }
  const { charge, cod, codMax, days } = terms
  return {
    ...{ pin, served: true, charge, cod },
    ...(cod && codMax !== undefined && { codMax }),
    ...(days && { days: deliveryDays(at, days, settings) }),
  }
}

/** Whether an order of this total may be paid at the door. */
export const mayPayAtDoor = ({ served, cod, codMax }: DeliveryOffer, total: number) =>
  served && cod && (codMax === undefined || total <= codMax)
