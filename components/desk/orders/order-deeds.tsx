import type { DeskOrder, OwnersPart } from '#lib/desk/rules/orders/desk-order.ts'
import { cancelReasonText } from '#lib/orders/rules/cancel-reason-text.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import {
  commentOf,
  deedLine,
  deedRefused,
  deedsTitle,
  eventsTitle,
  noteField,
  noteNow,
  notesTitle,
} from '#messages/desk-orders.ts'
import { deedWords } from '#messages/desk-orders-acts.ts'
import { eventWords } from '#messages/order-states.ts'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { type Flash, flashOf, OrderForm } from './order-form.tsx'

const NOTE = '/desk/do/orders/note'

/** Notes for whoever works here. */
export function OrderNotes({ order, flash }: { order: DeskOrder; flash: Flash }) {
  const { typed, fields } = flashOf(NOTE, flash)
  return (
    <section className="desk-card" aria-labelledby="notes-title">
      <h2 id="notes-title">{notesTitle}</h2>
      {order.notes.length > 0 && (
        <ul className="desk-deeds">
          {order.notes.map(({ at, by, text }) => (
            <li key={at}>
              {text}
              <br />
              <span className="text-xs text-muted">
                {by} · {momentInIndia(at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <OrderForm key={order.notes.length} order={order} action={NOTE} className="grid gap-3">
        <ActField
          label={noteField}
          name="text"
          required
          maxLength={500}
          autoComplete="off"
          defaultValue={typed.text}
          error={fields.text}
        />
        <ActButton>{noteNow}</ActButton>
      </OrderForm>
    </section>
  )
}

/** What happened to it. */
export const OrderEvents = ({ order }: { order: DeskOrder }) => (
  <section className="desk-card" aria-labelledby="events-title">
    <h2 id="events-title">{eventsTitle}</h2>
    <ul className="desk-deeds text-sm">
      {order.events.map(({ kind, at, note }) => (
        <li key={kind}>
          {momentInIndia(at)} · {eventWords[kind as keyof typeof eventWords]} {cancelReasonText(note)}
        </li>
      ))}
    </ul>
    {order.owner?.cancelComment && <p>{commentOf(order.owner.cancelComment)}</p>}
  </section>
)

/** Who did what with it at the desk. */
export const OrderDeeds = ({ owner: { deeds } }: { owner: OwnersPart }) =>
  deeds.length > 0 && (
    <details className="desk-card">
      <summary>{deedsTitle}</summary>
      <ul className="desk-deeds text-sm">
        {deeds.map(({ at, by, act, isDone }, place) => (
          <li key={place}>
            {momentInIndia(at)} · {deedLine(by, deedWords[act] ?? deedWords.other)}
            {!isDone && ` (${deedRefused})`}
          </li>
        ))}
      </ul>
    </details>
  )
