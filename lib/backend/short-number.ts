import 'server-only'
import { newOrderId } from './orders/order-id.ts'

/** The number of a complaint or a return as it is read out: C-7K3M-9QXT-2BHD. Nobody guesses one. */
export const newNumber = (kind: 'C' | 'R') => `${kind}-${newOrderId().slice(0, 14)}`
