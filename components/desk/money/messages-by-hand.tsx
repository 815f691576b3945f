import { ButtonLink } from '#components/ui/button.tsx'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-money-answers.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'

type Message = {
  id: number
  recipient: string
  orderId: string | null
  created_at: Date
  text: string
  link: string
}

/** Messages to phones that the seller sends: the text is ready, WhatsApp opens with it. */
export const MessagesByHand = ({ waiting, count }: { waiting: readonly Message[]; count: number }) => (
  <section className="desk-card">
    <h2>{words.messagesByHandTitle}</h2>
    {waiting.length === 0 && <p className="text-muted">{words.noMessages}</p>}
    <ul className="desk-rows">
      {waiting.map(({ id, recipient, orderId, created_at: at, text, link }) => (
        <li key={id} className="grid gap-2 rounded-md bg-paper p-3">
          <p className="text-sm text-muted">
            {[momentInIndia(at), orderId, `+91 ${recipient}`].filter(Boolean).join(' · ')}
          </p>
          {text && <p className="break-words">{text}</p>}
          <div className="desk-acts">
            {link && (
              <ButtonLink href={link} target="_blank" rel="noopener noreferrer">
                {words.openWhatsApp}
              </ButtonLink>
            )}
            <Act action="/desk/do/money/byHand">
              <input type="hidden" name="id" value={id} />
              <ActButton className="w-full">{words.iHaveSent}</ActButton>
            </Act>
          </div>
        </li>
      ))}
    </ul>
    {count > waiting.length && <p>{words.moreWait(count - waiting.length)}</p>}
  </section>
)
