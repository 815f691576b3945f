import 'server-only'
import { notFound } from 'next/navigation'
import { complaints } from '#lib/api/server/shop.ts'

/** A complaint by its key; a wrong key is a page that is not there. */
export async function readTicketPage(key: string) {
  const ticket = complaints && (await complaints.read(key))
  return ticket ?? notFound()
}

/** With another host's API there is no form for complaints. */
export function refuseElsewhere() {
  if (!complaints) notFound()
}
