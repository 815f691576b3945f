import { routes } from '#lib/routes.ts'

export const ticketPathOf = (key: string) => routes.ticket.path.replace(':key', key)
