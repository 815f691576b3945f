import { ButtonLink } from '#components/ui/button.tsx'
import type { DeskReturn } from '#lib/desk/rules/orders/desk-return.ts'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { callCustomer } from '#messages/desk-orders.ts'
import {
  pictureOf,
  picturesTitle,
  returnAsked,
  returnComment,
  returnFrom,
  returnIsOf,
  returnMoney,
  returnParcel,
  returnRefusedWhy,
  returnWhat,
  returnWhy,
  returnWish,
} from '#messages/desk-orders-returns.ts'
import { returnReasonWords } from '#messages/returns.ts'
import type { Flash } from './order-form.tsx'
import { ReturnNext } from './return-next.tsx'

type Props = { item: DeskReturn; flash: Flash }

/** What comes back, why, and what is done about it. */
export function ReturnView({ item, flash }: Props) {
  const facts: [string, string][] = [
    [returnWhat, item.lines],
    [returnWish, item.wish],
    [returnWhy, returnReasonWords[item.reason]],
    [returnComment, item.comment],
    [returnAsked, momentInIndia(item.at)],
    [returnFrom, item.customer],
    [returnParcel, item.parcel],
    [returnRefusedWhy, item.refusedBecause],
    [returnMoney, item.refund],
  ]
  return (
    <div className="desk-columns">
      <div>
        <section className="desk-card">
          <p>
            <span className="desk-tag">{item.state}</span>
          </p>
          <dl className="desk-facts">
            {facts
              .filter(([, text]) => text)
              .map(([name, text]) => (
                <Fact key={name} name={name} text={text} />
              ))}
          </dl>
          <div className="desk-acts">
            <ButtonLink href={orderPage(item.order)}>
              {returnIsOf} {item.order}
            </ButtonLink>
            <ButtonLink href={`tel:+91${item.mobile}`}>{callCustomer}</ButtonLink>
          </div>
        </section>
        {item.pictures > 0 && (
          <section className="desk-card" aria-labelledby="pictures-title">
            <h2 id="pictures-title">{picturesTitle}</h2>
            <ul className="desk-sums">
              {Array.from({ length: item.pictures }, (_, at) => (
                <li key={at}>
                  <a href={`/desk/return-picture/${item.number}/${at}`} target="_blank" rel="noopener">
                    <img
                      src={`/desk/return-picture/${item.number}/${at}`}
                      alt={pictureOf(at + 1)}
                      loading="lazy"
                      className="w-full"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div>
        <ReturnNext item={item} flash={flash} />
      </div>
    </div>
  )
}

const Fact = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </>
)
