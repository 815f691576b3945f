import 'server-only'
import { routes } from '#lib/routes.ts'
import { ticketKey } from './ticket-key.ts'

export const ticketPath = (number: string) => routes.ticket.path.replace(':key', ticketKey(number))
