import { formKey } from '#lib/desk/rules/form-key.ts'
import * as words from '#messages/desk-shop-webhooks.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { WebhookEventFields } from './webhook-event-fields.tsx'
import { WebhookSecretForm } from './webhook-secret-form.tsx'

type Props = { id: number; events: readonly string[]; lowAt: number; isOff: boolean }

/** What can be changed of an address. What ends something is never one press away. */
export const WebhookChanges = ({ id, events, lowAt, isOff }: Props) => {
  const hidden = <input type="hidden" name="id" value={id} />
  return (
    <>
      <details className="desk-card">
        <summary>{words.changeTitle}</summary>
        <Act action="/desk/do/shop/webhookEvents" className="grid gap-3">
          {hidden}
          <WebhookEventFields events={events} lowAt={lowAt} />
          <ActButton look="primary">{words.saveEvents}</ActButton>
        </Act>
      </details>
      <details className="desk-card">
        <summary>{words.newSecretTitle}</summary>
        <WebhookSecretForm action="/desk/do/shop/webhookSecret" sendKey={formKey()}>
          {hidden}
          <p>{words.newSecretWhat}</p>
          <ActButton>{words.newSecretNow}</ActButton>
        </WebhookSecretForm>
      </details>
      <details className="desk-card">
        <summary>{isOff ? words.turnOn : words.turnOff}</summary>
        <Act action="/desk/do/shop/webhookSwitch" className="grid gap-3">
          {hidden}
          <input type="hidden" name="to" value={isOff ? 'on' : 'off'} />
          {!isOff && <p>{words.turnOffWhat}</p>}
          <ActButton>{isOff ? words.turnOn : words.turnOff}</ActButton>
        </Act>
      </details>
      <details className="desk-card">
        <summary>{words.removeTitle}</summary>
        <Act action="/desk/do/shop/webhookRemove" className="grid gap-3">
          {hidden}
          <p>{words.removeWhat}</p>
          <ActButton>{words.removeNow}</ActButton>
        </Act>
      </details>
    </>
  )
}
