const HOUR_MS = 3_600_000

/** Within this time the seller acknowledges a complaint. */
export const ACKNOWLEDGE_HOURS = 48

/** What a complaint can be about. */
export const ABOUT = ['order', 'product', 'delivery', 'refund', 'privacy', 'other'] as const
export type About = (typeof ABOUT)[number]

/** Requests by someone who has only the order's link. The shop calls the customer before it acts on them. */
export const LINK_REQUESTS = ['ask-cancel', 'ask-return', 'ask-refund'] as const
export type LinkRequest = (typeof LINK_REQUESTS)[number]
export const isLinkRequest = (about: string): about is LinkRequest =>
  LINK_REQUESTS.some(request => request === about)

export type TicketState = 'received' | 'acknowledged' | 'settled'

export type TicketTimes = { createdAt: Date; acknowledgedAt: Date | null; settledAt: Date | null }

export const ticketState = ({ acknowledgedAt, settledAt }: Omit<TicketTimes, 'createdAt'>): TicketState => {
  if (settledAt) return 'settled'
  return acknowledgedAt ? 'acknowledged' : 'received'
}

export const acknowledgeBy = (createdAt: Date) => new Date(createdAt.getTime() + ACKNOWLEDGE_HOURS * HOUR_MS)

/** A month later, on the same day; on the last day of a shorter month. */
export function settleBy(createdAt: Date): Date {
  const by = new Date(createdAt)
  by.setUTCMonth(by.getUTCMonth() + 1)
  // 31 January and a month would be 3 March.
  if (by.getUTCDate() !== createdAt.getUTCDate()) by.setUTCDate(0)
  return by
}

export type Late = 'acknowledge' | 'settle'

/** The step of a complaint that is late now; undefined if none is. */
export function lateWith({ createdAt, acknowledgedAt, settledAt }: TicketTimes, now: Date): Late | undefined {
  if (settledAt) return undefined
  if (now > settleBy(createdAt)) return 'settle'
  return !acknowledgedAt && now > acknowledgeBy(createdAt) ? 'acknowledge' : undefined
}
