import { Fragment } from 'react'
import type { SumRow } from '#lib/checkout/rules/sum-rows.ts'

/** A row for one way to pay has a class that says so. */
type Shown = SumRow & { when?: 'when-cod' | 'when-online' }

/** Amounts under each other, the total last. */
export const SumList = ({ rows }: { rows: readonly Shown[] }) => (
  <dl className="sums">
    {rows.map(({ of, name, amount, when }) => (
      <Fragment key={`${of}-${when}`}>
        <dt className={classOf(of, when)}>{name}</dt>
        <dd className={classOf(of, when)} data-total={of === 'total' || undefined}>
          {amount}
        </dd>
      </Fragment>
    ))}
  </dl>
)

const classOf = (of: string, when = '') => `sum-${of} ${when}`.trim()
