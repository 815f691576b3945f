import { FEW_PIECES } from '#lib/desk/rules/few-pieces.ts'
import { WEBHOOK_EVENTS } from '#lib/desk/rules/webhook-events.ts'
import * as words from '#messages/desk-shop-webhooks.ts'
import { eventNames } from '#messages/webhooks.ts'
import { ActField } from '../act-field.tsx'

type Props = { events: readonly string[]; lowAt?: number | string | undefined }

/** What an address is told. */
export const WebhookEventFields = ({ events, lowAt = FEW_PIECES }: Props) => (
  <>
    <fieldset>
      <legend className="mb-1 font-medium">{words.toldOf}</legend>
      {WEBHOOK_EVENTS.map(name => (
        <label key={name} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name={`event-${name}`}
            value="yes"
            className="size-5 shrink-0"
            defaultChecked={events.includes(name)}
          />
          <span className="min-w-0">
            {eventNames[name]} <code className="inline-block text-sm text-muted">{name}</code>
          </span>
        </label>
      ))}
    </fieldset>
    <ActField
      label={words.lowAt}
      hint={words.lowAtHint}
      name="lowAt"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      defaultValue={String(lowAt)}
    />
  </>
)
