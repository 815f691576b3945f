import type { Metadata } from 'next'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { ShopPageFrame } from '#components/desk/shop/shop-page.tsx'
import { WebhookEventFields } from '#components/desk/shop/webhook-event-fields.tsx'
import { WebhookList } from '#components/desk/shop/webhook-list.tsx'
import { WebhookSecret } from '#components/desk/shop/webhook-secret.tsx'
import { WebhookSecretForm } from '#components/desk/shop/webhook-secret-form.tsx'
import { formKey } from '#lib/desk/rules/form-key.ts'
import { WEBHOOK_EVENTS } from '#lib/desk/rules/webhook-events.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-shop-webhooks.ts'

export const metadata: Metadata = { title: words.webhooksTitle }

/** Programs that are told of orders and things. */
export default async function WebhooksPage() {
  const { person, read } = await readDesk('shop', 'webhooks', {})
  const { typed, fields, codes } = await readFlashOfDesk()
  const [secret] = codes ?? []
  const orders = WEBHOOK_EVENTS.filter(name => name.startsWith('order.'))
  return (
    <ShopPageFrame person={person} title={words.webhooksTitle}>
      <p>{words.webhooksLead}</p>
      {secret && <WebhookSecret secret={secret} />}
      {read.webhooks.length === 0 && <p className="text-muted">{words.noWebhooks}</p>}
      <WebhookList webhooks={read.webhooks} />
      <section className="desk-card" aria-labelledby="add-webhook">
        <h2 id="add-webhook">{words.addTitle}</h2>
        <WebhookSecretForm action="/desk/do/shop/webhookAdd" sendKey={formKey()}>
          <ActField
            label={words.address}
            hint={words.addressHint}
            name="url"
            type="url"
            required
            maxLength={1000}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed?.url}
            error={fields?.url}
          />
          <WebhookEventFields
            events={typed?.url ? WEBHOOK_EVENTS.filter(name => typed[`event-${name}`]) : orders}
            lowAt={typed?.lowAt}
          />
          <ActButton look="primary">{words.addNow}</ActButton>
        </WebhookSecretForm>
      </section>
    </ShopPageFrame>
  )
}
