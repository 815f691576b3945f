import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CustomerActs } from '#components/desk/money/customer-acts.tsx'
import { CustomerShown } from '#components/desk/money/customer-shown.tsx'
import { MoneyPageFrame } from '#components/desk/money/money-page.tsx'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-money-customers.ts'

export const metadata: Metadata = { title: words.customersTitle }

/** One customer: their orders, what they refused, their data. */
export default async function CustomerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const { person, read } = await readDesk('money', 'customer', { id })
  if (!read) notFound()
  return (
    <MoneyPageFrame
      person={person}
      title={read.person.name.trim() || words.noName}
      up={{ href: '/desk/money/customers', text: words.customersTitle }}
    >
      <CustomerShown person={read.person} orders={read.orders} />
      <CustomerActs person={read.person} refusals={read.refusals} />
    </MoneyPageFrame>
  )
}
