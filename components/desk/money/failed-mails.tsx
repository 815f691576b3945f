import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-money-answers.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'

type Mail = {
  id: number
  recipient: string
  template: string
  order_id: string | null
  created_at: Date
  attempts: number
  last_error: string | null
  due_at: Date | null
}

/** Mails whose first try failed, with what the server said. */
export const FailedMails = ({ mails, count }: { mails: readonly Mail[]; count: number }) => (
  <section className="desk-card">
    <h2>{words.mailsTitle}</h2>
    {mails.length === 0 && <p className="text-muted">{words.noFailed}</p>}
    <ul className="desk-rows">
      {mails.map(mail => (
        <li key={mail.id} className="grid gap-2 rounded-md bg-paper p-3">
          <p className="break-words">
            {[
              momentInIndia(mail.created_at),
              mail.order_id,
              mail.recipient,
              words.tried(mail.attempts),
              mail.due_at ? words.againAt(momentInIndia(mail.due_at)) : words.givenUp,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {mail.last_error && <p className="break-words text-sm text-danger">{mail.last_error}</p>}
          <Act action="/desk/do/money/resend">
            <input type="hidden" name="id" value={mail.id} />
            <ActButton>{words.sendAgain}</ActButton>
          </Act>
        </li>
      ))}
    </ul>
    {count > mails.length && <p>{words.moreWait(count - mails.length)}</p>}
    {mails.length > 1 && (
      <Act action="/desk/do/money/resend">
        <ActButton>{words.sendAllAgain}</ActButton>
      </Act>
    )}
  </section>
)
