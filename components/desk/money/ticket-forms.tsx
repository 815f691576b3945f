import * as words from '#messages/desk-money-answers.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ShopInput } from '../shop/shop-input.tsx'

type Props = {
  ticket: { number: string; seen: string; isAcknowledged: boolean }
  typed?: Record<string, string> | undefined
  fields?: Record<string, string> | undefined
}

/** What the seller does about a complaint: read it, answer it, settle it. */
export function TicketForms({ ticket, typed, fields }: Props) {
  const { number, seen } = ticket
  const hidden = (
    <>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="seen" value={seen} />
    </>
  )
  return (
    <>
      {!ticket.isAcknowledged && (
        <Act action="/desk/do/money/acknowledge" className="desk-card">
          {hidden}
          <p className="text-sm">{words.acknowledgeHint}</p>
          <ActButton>{words.acknowledge}</ActButton>
        </Act>
      )}
      <Act key={`answer ${seen}`} action="/desk/do/money/answerTicket" className="desk-card">
        {hidden}
        <ShopInput
          field={{ name: 'text', label: words.yourAnswer, kind: 'text' }}
          value={typed?.text ?? ''}
          error={fields?.text}
        />
        <ActButton look="primary">{words.answer}</ActButton>
      </Act>
      <details className="desk-card">
        <summary>{words.settleTitle}</summary>
        <Act key={`settle ${seen}`} action="/desk/do/money/settleTicket" className="grid gap-3">
          {hidden}
          <p className="text-sm">{words.settleHint}</p>
          <ShopInput
            field={{ name: 'text', label: words.howItEnded, kind: 'text' }}
            value={typed?.text ?? ''}
          />
          <ActButton>{words.settle}</ActButton>
        </Act>
      </details>
    </>
  )
}
