import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { DayPlots } from '#components/desk/money/day-plots.tsx'
import { Figures } from '#components/desk/money/figures.tsx'
import { GROUPINGS, type GroupingName, Groups } from '#components/desk/money/groups.tsx'
import { ReconciliationCard } from '#components/desk/money/reconciliation-card.tsx'
import { SpanForm } from '#components/desk/money/span-form.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { money } from '#messages/desk-frame.ts'
import * as words from '#messages/desk-money.ts'
import * as payoutWords from '#messages/desk-money-payouts.ts'

export const metadata: Metadata = { title: money }

type Asked = { from?: string; to?: string; by?: string }

/** What was ordered, delivered and billed, what is on the way, and what sells. */
export default async function MoneyPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { from, to, by: asked } = await searchParams
  const by = GROUPINGS.find(name => name === asked) ?? 'thing'
  const { person, read } = await readDesk('money', 'overview', { from, to })
  const { read: groups } = await readDesk('money', 'groups', { from, to, by })
  const { span, sums, days, begun, open, cash } = read
  const hrefOf = (name: GroupingName) => `/desk/money?from=${span.from}&to=${span.to}&by=${name}#groups`
  const { figures } = words
  return (
    <DeskFrame person={person} at="money" title={money}>
      <nav className="desk-acts" aria-label={money}>
        <ButtonLink href="/desk/money/answers">{words.links.answers}</ButtonLink>
        <ButtonLink href="/desk/money/payouts">{payoutWords.payoutsLink}</ButtonLink>
        <ButtonLink href="/desk/money/bills">{words.links.bills}</ButtonLink>
        <ButtonLink href="/desk/money/customers">{words.links.customers}</ButtonLink>
      </nav>
      <section className="grid gap-2">
        <h2>{words.openTitle}</h2>
        <Figures
          figures={[
            {
              name: words.toCollect,
              value: rupeesAsText(open.toCollect),
              more: words.ordersOf(open.toCollectOrders),
            },
            ...(open.hasPayouts
              ? [
                  {
                    name: payoutWords.withCouriers,
                    value: rupeesAsText(open.withCouriers),
                    more: payoutWords.parcelsOf(open.withCouriersCount),
                  },
                ]
              : []),
            {
              name: words.refundsUnderWay,
              value: rupeesAsText(open.refunds),
              more: open.stuck > 0 && words.stuck(open.stuck),
            },
            {
              name: words.owedByUpi,
              value: rupeesAsText(open.owedByUpi),
              more: open.owedCount > 0 && String(open.owedCount),
            },
          ]}
        />
      </section>
      <SpanForm {...span} />
      <section className="grid gap-2">
        <Figures
          figures={[
            { name: figures.placed, value: rupeesAsText(sums.value), more: words.ordersOf(sums.placed) },
            {
              name: figures.delivered,
              value: rupeesAsText(sums.deliveredValue),
              more: words.ordersOf(sums.delivered),
            },
            { name: figures.cameBack, value: String(sums.cameBack) },
            { name: figures.cancelled, value: String(sums.cancelled) },
            { name: figures.onTheWay, value: String(sums.onTheWay) },
          ]}
        />
        <p className="text-sm text-muted">{words.cohortNote}</p>
      </section>
      <ReconciliationCard cash={cash} />
      <DayPlots days={days} />
      <section className="desk-card">
        <h2>{words.conversionTitle}</h2>
        <p>{words.conversion(begun.begun, sums.placed, sums.delivered)}</p>
        <p className="text-sm text-muted">{words.cartsWait(begun.carts)}</p>
      </section>
      <Groups by={by} {...groups} hrefOf={hrefOf} />
    </DeskFrame>
  )
}
