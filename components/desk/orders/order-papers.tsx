import { ButtonLink } from '#components/ui/button.tsx'
import type { DeskOrder, OwnersPart } from '#lib/desk/rules/orders/desk-order.ts'
import { orderPage, PRINT_PAGE, returnPage } from '#lib/desk/rules/orders/order-paths.ts'
import {
  billPdfLink,
  billsTitle,
  linkLead,
  linkNewNow,
  linkNone,
  linkRevokeNow,
  linkTitle,
  messageSentNow,
  messagesTitle,
  printLabel,
  printSlip,
  printTitle,
  returnsTitle,
  sendByWhatsapp,
} from '#messages/desk-orders.ts'
import { returnStateWords } from '#messages/returns.ts'
import { ActButton } from '../act-button.tsx'
import { OrderForm } from './order-form.tsx'

/** What goes with the parcel on paper. */
export const OrderPrints = ({ order }: { order: DeskOrder }) => (
  <section className="desk-card" aria-labelledby="print-title">
    <h2 id="print-title">{printTitle}</h2>
    <div className="desk-acts">
      <ButtonLink href={`${PRINT_PAGE}?what=label&order-${order.id}=on`}>{printLabel}</ButtonLink>
      <ButtonLink href={`${PRINT_PAGE}?what=slip&order-${order.id}=on`}>{printSlip}</ButtonLink>
    </div>
  </section>
)

type Props = { order: DeskOrder; owner: OwnersPart }

/** Its bills and notes, as pages and PDF. */
export const OrderBills = ({ order }: Pick<Props, 'order'>) =>
  order.bills.length > 0 && (
    <section className="desk-card" aria-labelledby="bills-title">
      <h2 id="bills-title">{billsTitle}</h2>
      <ul>
        {order.bills.map(({ name, key }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4">
            <a className="link inline-flex min-h-11 items-center" href={`${orderPage(order.id)}/bill/${key}`}>
              {name}
            </a>
            <a className="link inline-flex min-h-11 items-center" href={`/desk/bill-pdf/${key}`}>
              {billPdfLink}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

/** What is to come back, or came. */
export const OrderReturns = ({ owner: { returns } }: Pick<Props, 'owner'>) =>
  returns.length > 0 && (
    <section className="desk-card" aria-labelledby="returns-title">
      <h2 id="returns-title">{returnsTitle}</h2>
      <ul>
        {returns.map(({ number, state, lines }) => (
          <li key={number}>
            <a className="link inline-flex min-h-11 flex-wrap items-center gap-x-2" href={returnPage(number)}>
              {number} · {returnStateWords[state as keyof typeof returnStateWords]} · {lines}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

/** The page that its customer sees, by its link. */
export const OrderLink = ({ order, owner: { link } }: Props) => (
  <section className="desk-card" aria-labelledby="link-title">
    <h2 id="link-title">{linkTitle}</h2>
    {link ? (
      <>
        <p className="text-sm">{linkLead}</p>
        <a className="link wrap-anywhere" href={link} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      </>
    ) : (
      <p>{linkNone}</p>
    )}
    <details>
      <summary>{link ? linkRevokeNow : linkNewNow}</summary>
      <div className="desk-acts pb-2">
        <OrderForm order={order} action="/desk/do/orders/linkNew" className="grid">
          <ActButton>{linkNewNow}</ActButton>
        </OrderForm>
        {link && (
          <OrderForm order={order} action="/desk/do/orders/linkRevoke" className="grid">
            <ActButton>{linkRevokeNow}</ActButton>
          </OrderForm>
        )}
      </div>
    </details>
  </section>
)

/** What was told to its phone; what the seller sends by hand stands here ready. */
export const OrderMessages = ({ order, owner: { messages } }: Props) =>
  messages.length > 0 && (
    <section className="desk-card" aria-labelledby="messages-title">
      <h2 id="messages-title">{messagesTitle}</h2>
      <ul className="grid gap-3">
        {messages.map(({ id, state, text, link }) => (
          <li key={id} className="grid gap-2">
            <p className="text-sm text-muted">{state}</p>
            {link && (
              <>
                <p className="wrap-anywhere">{text}</p>
                <div className="desk-acts">
                  <ButtonLink href={link} target="_blank" rel="noopener noreferrer">
                    {sendByWhatsapp}
                  </ButtonLink>
                  <OrderForm order={order} action="/desk/do/orders/messageSent" className="grid">
                    <input type="hidden" name="message" value={id} />
                    <ActButton>{messageSentNow}</ActButton>
                  </OrderForm>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
