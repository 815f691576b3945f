import type { Role } from '../roles.ts'

/** What the list of orders can be narrowed to: where an order stands, and what waits for the seller. */
export const ORDER_TABS = [
  'open',
  'placed',
  'packed',
  'shipped',
  'delivered',
  'awaiting',
  'ended',
  'all',
  'late',
  'unconfirmed',
  'upi',
  'refunds',
  'parcels',
] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/** Those that stand in the row of tabs; the others are reached by what waits. */
export const SHOWN_TABS: Record<Role, readonly OrderTab[]> = {
  owner: ['open', 'placed', 'packed', 'shipped', 'delivered', 'awaiting', 'ended', 'all'],
  packer: ['open', 'placed', 'packed', 'shipped'],
  catalogue: [],
}

/** A packer sees open orders only. */
export const orderTab = (typed: string | undefined, role: Role): OrderTab => {
  const tab = ORDER_TABS.find(each => each === typed) ?? 'open'
  return role === 'owner' || SHOWN_TABS[role].includes(tab) ? tab : 'open'
}
