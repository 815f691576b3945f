import type { DeskOrder, OwnersPart } from '#lib/desk/rules/orders/desk-order.ts'
import { collectIs, handPaid, handTaken, moneyTitle, paymentIs } from '#messages/desk-orders.ts'

type Props = { order: DeskOrder; owner: OwnersPart }

/** What it comes to, how it is paid, and what its courier is to bring. */
export const OrderMoney = ({ order, owner }: Props) => (
  <section className="desk-card" aria-labelledby="money-title">
    <h2 id="money-title">{moneyTitle}</h2>
    <dl className="desk-facts">
      {owner.sums.map(({ of, name, amount }) => (
        <Row key={of} name={name} text={amount} isTotal={of === 'total'} />
      ))}
      <Row name={paymentIs} text={owner.payment} />
      <Row name={collectIs} text={order.collect} isTotal />
    </dl>
    {owner.hand && (
      <p className="text-sm">
        {handTaken[owner.hand.taken]}, {handPaid[owner.hand.paid]}
      </p>
    )}
  </section>
)

const Row = ({ name, text, isTotal }: { name: string; text: string; isTotal?: boolean }) => (
  <>
    <dt>{name}</dt>
    <dd className={isTotal ? 'font-bold' : undefined}>{text}</dd>
  </>
)
