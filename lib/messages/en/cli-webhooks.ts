// What `npm run webhooks` prints.

export const webhooksUsage = `npm run webhooks -- list
npm run webhooks -- add ADDRESS [--events order.placed,order.shipped] [--low 3]    (without --events: all)
npm run webhooks -- events NUMBER --events order.placed,stock.low [--low 3]
npm run webhooks -- test NUMBER
npm run webhooks -- secret NUMBER             (a new one; the one before counts for a day more)
npm run webhooks -- off NUMBER
npm run webhooks -- on NUMBER
npm run webhooks -- remove NUMBER
npm run webhooks -- messages NUMBER [--dead]  (the last fifty, or those that were given up)
npm run webhooks -- replay NUMBER [--message ID] [--since 2026-11-24T10:00+05:30] [--all]
replay sends again what was given up, with --all what was taken too, with --message this one.`
export const webhooksKeptBy = 'Webhooks are sent by'
export const unknownWebhookVerb = (verb: string) => `There is no "${verb}" for webhooks.`
export const webhookNameMissing = 'The address, or its number in the list, is missing.'
export const noNumber = (typed: string) => `"${typed}" is no number of the list.`
export const sinceWrong = (typed: string) => `--since: "${typed}" is no moment like 2026-11-24T10:00+05:30.`
export const secretIs = (secret: string) =>
  `Secret: ${secret}\nWhoever builds the receiver needs it. It is not shown again.`
export const noWebhooksYet = 'No program is told anything yet.'
export const noMessagesYet = 'None.'

type Shown = {
  id: number
  url: string
  events: readonly string[]
  low_at: number
  off_why: string
  off_at: Date | null
  failures: number
  sent_at: Date | null
  waiting: number
  dead: number
}
export const webhookLines = ({
  id,
  url,
  events,
  low_at,
  off_at,
  off_why,
  failures,
  sent_at,
  waiting,
  dead,
}: Shown) => [
  `${id}  ${url}${off_at ? `  (off: ${off_why})` : ''}`,
  `   told of ${events.join(', ')}${events.includes('stock.low') ? ` (at ${low_at} pieces)` : ''}`,
  `   waiting ${waiting}, given up ${dead}, failures now ${failures}, last taken ${sent_at?.toISOString() ?? 'never'}`,
]

type Message = {
  attempts: number
  sent_at: Date | null
  dead_at: Date | null
  last_status: number | null
  last_error: string
}
export const becameOf = ({ attempts, sent_at, dead_at, last_status, last_error }: Message) => {
  if (sent_at) return `taken (${last_status ?? ''})`
  if (dead_at) return `given up: ${last_error}`
  return attempts === 0 ? 'waits' : `waits after ${attempts} tries: ${last_error}`
}
