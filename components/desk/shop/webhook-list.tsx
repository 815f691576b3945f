import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-shop-webhooks.ts'

export type ShownWebhook = {
  id: number
  url: string
  off_at: Date | null
  off_why: string
  failures: number
  failing_since: Date | null
  sent_at: Date | null
  waiting: number
  dead: number
}

/** All addresses, each leading to what can be done with it. */
export const WebhookList = ({ webhooks }: { webhooks: readonly ShownWebhook[] }) => (
  <ul className="desk-rows">
    {webhooks.map(webhook => (
      <li key={webhook.id}>
        <a className="desk-row" href={`/desk/shop/webhooks/${webhook.id}`}>
          <span className="min-w-0">
            <b className="break-all">{webhook.url}</b>{' '}
            <span className="desk-tag">{webhook.off_at ? words.isOff : words.isOn}</span>
            <span className="block text-sm text-muted">{webhookState(webhook).join(' ')}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
)

/** How it goes with an address, in sentences. */
export function webhookState({
  off_at,
  off_why,
  failures,
  failing_since,
  sent_at,
  waiting,
  dead,
}: ShownWebhook) {
  const off = off_at && words.offBecause[off_why]
  const fails = failures > 0 && failing_since && words.failsSince(failures, momentInIndia(failing_since))
  const counts = [waiting > 0 && words.waitingNow(waiting), dead > 0 && words.givenUp(dead)].filter(Boolean)
  return [
    off || fails,
    sent_at ? words.lastTook(momentInIndia(sent_at)) : words.tookNothing,
    counts.length > 0 && `${counts.join(', ')}.`,
  ].filter(line => typeof line === 'string')
}
