import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import * as words from '#messages/desk-money.ts'

type Props = {
  cash: Record<
    | 'online'
    | 'upi'
    | 'door'
    | 'givenBack'
    | 'billed'
    | 'due'
    | 'unbilled'
    | 'goodwill'
    | 'withYou'
    | 'byBills',
    number
  > & { differing: readonly string[] }
}

/** The money that came in, beside the sum of the bills, and the orders where the two differ. */
export function ReconciliationCard({ cash }: Props) {
  const { names } = words.cash
  return (
    <section className="desk-card" aria-labelledby="cash-title">
      <h2 id="cash-title">{words.cash.title}</h2>
      <dl className={SUMS}>
        <Row name={names.online} paise={cash.online} />
        <Row name={names.upi} paise={cash.upi} />
        <Row name={names.door} paise={cash.door} />
        <Row name={names.givenBack} paise={-cash.givenBack} />
        <Row name={names.withYou} paise={cash.withYou} isTotal />
      </dl>
      <h3 className="font-bold">{words.cash.billsTitle}</h3>
      <dl className={SUMS}>
        <Row name={names.billed} paise={cash.billed} />
        {cash.due !== 0 && <Row name={names.due} paise={-cash.due} />}
        {cash.unbilled !== 0 && <Row name={names.unbilled} paise={cash.unbilled} />}
        {cash.goodwill !== 0 && <Row name={names.goodwill} paise={-cash.goodwill} />}
        <Row name={names.byBills} paise={cash.byBills} isTotal />
      </dl>
      {cash.differing.length === 0 ? (
        <p className="text-sm text-muted">{words.cash.agrees}</p>
      ) : (
        <>
          <p>{words.cash.differs}</p>
          <ul>
            {cash.differing.map(id => (
              <li key={id}>
                <a className="link" href={orderPage(id)}>
                  {id}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

// A sum never breaks, however long its name is.
const SUMS = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1'

const Row = ({ name, paise, isTotal }: { name: string; paise: number; isTotal?: boolean }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className={`whitespace-nowrap text-end tabular-nums ${isTotal ? 'font-bold' : ''}`}>
      {rupeesAsText(paise)}
    </dd>
  </>
)
