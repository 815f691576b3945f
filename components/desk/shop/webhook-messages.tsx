import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-shop-webhooks.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'

type Message = {
  id: number
  type: string
  data: object
  at: Date
  attempts: number
  due_at: Date
  sent_at: Date | null
  dead_at: Date | null
  last_status: number | null
  last_error: string
}
type Props = { webhook: number; canSend: boolean; messages: readonly Message[] }

/** What an address was told, and what became of it. */
export const WebhookMessages = ({ webhook, canSend, messages }: Props) => (
  <ul className="desk-rows">
    {messages.map(message => (
      <li key={message.id} className="desk-card">
        <p className="min-w-0">
          <b>{message.type}</b> <span className="text-sm text-muted">{momentInIndia(message.at)}</span>
          <span className="block text-sm break-all">{shortened(JSON.stringify(message.data))}</span>
          <span className="block text-sm">{became(message)}</span>
        </p>
        {canSend && (message.sent_at || message.dead_at) && (
          <Act action="/desk/do/shop/webhookReplay">
            <input type="hidden" name="id" value={webhook} />
            <input type="hidden" name="message" value={message.id} />
            <ActButton>{words.sendAgain}</ActButton>
          </Act>
        )}
      </li>
    ))}
  </ul>
)

/** Sends all that was given up again. */
export const ReplayForm = ({ webhook }: { webhook: number }) => (
  <details className="desk-card">
    <summary>{words.sendAllAgain}</summary>
    <Act action="/desk/do/shop/webhookReplay" className="grid gap-3">
      <input type="hidden" name="id" value={webhook} />
      <ActField label={words.since} name="since" type="date" />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="all" value="yes" className="size-5" />
        {words.alsoTaken}
      </label>
      <ActButton>{words.sendAgain}</ActButton>
    </Act>
  </details>
)

const LONGEST = 200
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

const became = ({ attempts, due_at, sent_at, dead_at, last_status, last_error }: Message) => {
  if (sent_at) return words.tookIt(last_status)
  return dead_at ? words.diedOf(last_error) : words.triedTimes(attempts, momentInIndia(due_at), last_error)
}
