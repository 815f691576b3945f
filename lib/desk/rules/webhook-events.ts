/** What a webhook may be told of, by the names that programs know. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.confirmed',
  'order.paid',
  'order.packed',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.returned',
  'order.refunded',
  'stock.low',
  'product.changed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
export type OrderEventName = Extract<WebhookEvent, `order.${string}`>

export const isWebhookEvent = (name: string): name is WebhookEvent =>
  (WEBHOOK_EVENTS as readonly string[]).includes(name)
