import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MoneyPageFrame } from '#components/desk/money/money-page.tsx'
import { TicketForms } from '#components/desk/money/ticket-forms.tsx'
import { TicketShown } from '#components/desk/money/ticket-shown.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-money-answers.ts'

export const metadata: Metadata = { title: words.complaints }

type Props = { params: Promise<{ number: string }> }

/** One complaint, what was written, and what the seller does about it. */
export default async function TicketOfDeskPage({ params }: Props) {
  const { number } = await params
  const { person, read } = await readDesk('money', 'ticket', { number: decodeURIComponent(number) })
  if (!read) notFound()
  const { typed, fields } = await readFlashOfDesk()
  return (
    <MoneyPageFrame
      person={person}
      title={words.complaintOf(read.number)}
      up={{ href: '/desk/money/answers', text: words.answersTitle }}
    >
      <TicketShown ticket={read} />
      {!read.isSettled && <TicketForms ticket={read} typed={typed} fields={fields} />}
    </MoneyPageFrame>
  )
}
