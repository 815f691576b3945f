import 'server-only'
import { ticketPathOf } from '#lib/complaints/rules/ticket-path.ts'
import { ticketKey } from './ticket-key.ts'

/** Of the page of a complaint. */
export const ticketPathOfNumber = (number: string) => ticketPathOf(ticketKey(number))
