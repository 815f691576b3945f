import type { TodaysWork } from '#lib/desk/rules/orders/order-list.ts'
import { ordersIn } from '#lib/desk/rules/orders/order-paths.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { lateSum, sumsAre, toCollectSum, todaySum, toPackSum, toSendSum } from '#messages/desk-orders.ts'

/** Today's work in four numbers, each of which leads to its orders. */
export const TodaysWorkView = ({ sums }: { sums: TodaysWork }) => (
  <section aria-labelledby="sums-title" className="grid gap-2">
    <h2 id="sums-title" className="sr-only">
      {sumsAre}
    </h2>
    <div className="desk-sums">
      <Sum href={ordersIn('placed')} name={toPackSum} amount={String(sums.toPack)} />
      <Sum href={ordersIn('packed')} name={toSendSum} amount={String(sums.toSend)} />
      <Sum href={ordersIn('shipped')} name={toCollectSum} amount={exactRupees(sums.toCollect)} />
      <Sum href={ordersIn('late')} name={lateSum} amount={String(sums.late)} isBad={sums.late > 0} />
    </div>
    <p className="text-sm text-muted">{todaySum(sums.today, exactRupees(sums.todayTotal))}</p>
  </section>
)

/** The same for who packs: how much there is to do, and no money. */
export const PackersWork = ({ toPack, toSend }: Pick<TodaysWork, 'toPack' | 'toSend'>) => (
  <div className="desk-sums">
    <Sum href={ordersIn('placed')} name={toPackSum} amount={String(toPack)} />
    <Sum href={ordersIn('packed')} name={toSendSum} amount={String(toSend)} />
  </div>
)

type Props = { href: string; name: string; amount: string; isBad?: boolean }

const Sum = ({ href, name, amount, isBad }: Props) => (
  <a href={href} data-tone={isBad ? 'bad' : undefined}>
    <span className="text-sm text-muted">{name}</span>
    <b>{amount}</b>
  </a>
)
