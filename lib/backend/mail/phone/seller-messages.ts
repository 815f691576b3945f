import 'server-only'
import { db } from '../../db/pool.ts'
import { mailBranding } from '../branding.ts'
import { withCountry } from './indian-number.ts'
import { fillPhoneTemplate, isPhoneTemplate } from './phone-templates.ts'
import { reportingChannels, TEXT_KEPT_DAYS, UNDELIVERED_HOURS } from './undelivered.ts'

export type SellerMessage = {
  id: number
  channel: string
  recipient: string
  template: string
  orderId: string | null
  created_at: Date
  sent_at: Date | null
  delivered_at: Date | null
  read_at: Date | null
  given_up_at: Date | null
  uncertain: boolean
  failed_before: string
  last_error: string | null
  isLate: boolean
  /** A later message about the same order says more. */
  isOutdated: boolean
  /** Its recipient wants no messages. */
  isStopped: boolean
  /** What it says, and the link that opens WhatsApp with it; '' where the seller need not send it. */
  text: string
  link: string
}

/** Those that the seller sends by hand, and those that nothing says have arrived; the oldest first. */
export const openMessages = () => read(OPEN, [])

/** All that was or is told to a phone about one order. */
export const messagesOfOrder = (orderId: string) => read(OF_ORDER, [orderId])

/** The seller has sent these: by hand, or again by hand. Returns those that had waited. */
export const sentByHand = async (ids: readonly number[]) =>
  (await db.query<{ id: number }>(DONE, [ids])).map(({ id }) => Number(id))

async function read(text: string, values: unknown[]): Promise<SellerMessage[]> {
  const rows = await db.query<Row>(text, [reportingChannels(), UNDELIVERED_HOURS, ...values])
  const { shop } = await mailBranding()
  return Promise.all(rows.map(row => withText(row, shop)))
}

async function withText({ payload, ...row }: Row, shop: string): Promise<SellerMessage> {
  const { template, recipient, channel, sent_at: sent, isLate } = row
  const isNeeded = isLate || (channel === 'by-hand' && !sent)
  if (!isNeeded || !isPhoneTemplate(template)) return { ...row, text: '', link: '' }
  const { text } = await fillPhoneTemplate(template, payload, shop)
  return { ...row, text, link: `https://wa.me/${withCountry(recipient)}?text=${encodeURIComponent(text)}` }
}

type Row = Omit<SellerMessage, 'text' | 'link'> & { payload: unknown }

const COLUMNS = `
  select *, payload->>'orderId' as "orderId", coalesce(
    (channel = any($1) or uncertain) and delivered_at is null and read_at is null and template <> 'code' and given_up_at is null
    and sent_at < now() - make_interval(hours => $2) and sent_at > now() - interval '${TEXT_KEPT_DAYS} days', false) as "isLate",
    exists (select from outbox later
             where later.payload->>'orderId' = o.payload->>'orderId' and later.channel <> 'mail' and later.id > o.id)
      as "isOutdated",
    exists (select from message_stops where mobile = recipient and stopped) as "isStopped"
    from outbox o`

const OPEN = `
  select * from (${COLUMNS}) m
   where ((channel = 'by-hand' and sent_at is null and given_up_at is null) or "isLate")
     and not "isStopped" and not "isOutdated"
   order by id`

const OF_ORDER = `
  select * from (${COLUMNS}) m where channel <> 'mail' and "orderId" = $3 order by id`

const DONE = `
  update outbox set channel = 'by-hand', sent_at = now(), uncertain = false
   where id = any($1::bigint[]) and template <> 'code' and given_up_at is null and delivered_at is null
     and channel not in ('mail', 'practice') and (sent_at is null) = (channel = 'by-hand')
  returning id`
