import type { Metadata } from 'next'
import { AddToTicket } from '#components/complaints/add-to-ticket.tsx'
import { TicketFacts } from '#components/complaints/ticket-facts.tsx'
import { TicketMessages } from '#components/complaints/ticket-messages.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { readTicketPage } from '#lib/complaints/server/read-ticket-page.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { keepThisPage, ticketTitle } from '#messages/complaints-pages.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => ({
  ...pageMetadata('ticket'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
})

const GOOD = ['ticketOpened', 'ticketAdded', 'requestSent']

/** One complaint, for anyone with its link. */
export default async function TicketPage({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params
  const ticket = await readTicketPage(key)
  const flash = await readFlash()
  return (
    <Chrome route={routes.ticket}>
      <div className="wrap grid max-w-prose gap-5 py-6">
        <h1>{ticketTitle}</h1>
        <Flash flash={flash} tone={flash.say && GOOD.includes(flash.say) ? 'good' : 'bad'} />
        <TicketFacts ticket={ticket} />
        <p className="text-sm text-muted">{keepThisPage}</p>
        <TicketMessages messages={ticket.messages} />
        {!ticket.settledAt && <AddToTicket ticketKey={key} flash={flash} />}
      </div>
    </Chrome>
  )
}
