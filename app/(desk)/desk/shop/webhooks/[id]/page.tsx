import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { PagesLinks } from '#components/desk/pages-links.tsx'
import { WebhookChanges } from '#components/desk/shop/webhook-changes.tsx'
import { webhookState } from '#components/desk/shop/webhook-list.tsx'
import { ReplayForm, WebhookMessages } from '#components/desk/shop/webhook-messages.tsx'
import { WebhookSecret } from '#components/desk/shop/webhook-secret.tsx'
import { pageNumber } from '#lib/desk/rules/page-number.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-shop-webhooks.ts'

export const metadata: Metadata = { title: words.webhooksTitle }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ page?: string; dead?: string }> }

const PAGE = '/desk/shop/webhooks'

/** One address: how it goes, what it was told, and what can be changed. */
export default async function WebhookPage({ params, searchParams }: Props) {
  const asked = await searchParams
  const isDead = asked.dead === '1'
  const { person, read } = await readDesk('shop', 'webhook', {
    ...{ id: Number((await params).id), isDead, page: pageNumber(asked.page) },
  })
  if (!read) notFound()
  const { webhook, messages: sent, page, isMore } = read
  const { codes } = await readFlashOfDesk()
  const [secret] = codes ?? []
  const hrefOf = (number: number) => `${PAGE}/${webhook.id}?page=${number}${isDead ? '&dead=1' : ''}`
  return (
    <DeskFrame
      person={person}
      at="shop"
      title={URL.parse(webhook.url)?.host ?? webhook.url}
      up={{ href: PAGE, text: words.toWebhooks }}
    >
      <div className="desk-column">
        <section className="desk-card" aria-label={words.address}>
          <p className="break-all font-bold">{webhook.url}</p>
          {webhookState(webhook).map(line => (
            <p key={line}>{line}</p>
          ))}
          {webhook.old_secret_until && (
            <p>{words.oldSecretCounts(momentInIndia(webhook.old_secret_until))}</p>
          )}
          <Act action="/desk/do/shop/webhookTest">
            <input type="hidden" name="id" value={webhook.id} />
            <ActButton>{words.testNow}</ActButton>
          </Act>
        </section>
        {secret && <WebhookSecret secret={secret} />}
        <WebhookChanges
          id={webhook.id}
          events={webhook.events}
          lowAt={webhook.low_at}
          isOff={webhook.off_at !== null}
        />
        <section className="grid gap-3" aria-labelledby="messages">
          <h2 id="messages">{words.messagesTitle}</h2>
          <nav className="desk-acts" aria-label={words.messagesTitle}>
            <a
              className="link inline-flex min-h-11 items-center"
              href={`${PAGE}/${webhook.id}`}
              aria-current={!isDead ? 'page' : undefined}
            >
              {words.allMessages}
            </a>
            <a
              className="link inline-flex min-h-11 items-center"
              href={`${PAGE}/${webhook.id}?dead=1`}
              aria-current={isDead ? 'page' : undefined}
            >
              {words.deadMessages} ({webhook.dead})
            </a>
          </nav>
          {!webhook.off_at && <ReplayForm webhook={webhook.id} />}
          {sent.length === 0 && <p className="text-muted">{words.noMessages}</p>}
          <WebhookMessages webhook={webhook.id} canSend={!webhook.off_at} messages={sent} />
          <PagesLinks
            page={page}
            pages={isMore ? page + 1 : page}
            hrefOf={hrefOf}
            earlier={words.newerMessages}
            further={words.olderMessages}
          />
        </section>
      </div>
    </DeskFrame>
  )
}
