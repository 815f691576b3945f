'use client'
import { useEffect } from 'react'
import useSWR, { mutate } from 'swr'
import { onTabs, tellOtherTabs } from '#lib/browser/tabs.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { isSignedIn, useSessionName } from '#lib/session/browser/use-session.ts'
import { cartFetchFailed, tryLater } from '#messages/every-page.ts'
import { adding, type CartPress, changed, changedItems, removing, stepping } from '../rules/cart-changes.ts'
import { countUnits, type Line, type LineKey, lineKey as lineKeyOf, lineOf } from '../rules/lines.ts'
import { type CartStore, guestStore, type HeldCart } from './cart-store.ts'

const KEY = 'cart'
const cartKey = (signedIn: boolean) => [KEY, signedIn]

// Most who look at a page are visitors: what a customer's cart needs is fetched for customers.
async function store(): Promise<CartStore> {
  if (!isSignedIn()) return guestStore
  try {
    return (await import('./customer-store.ts')).customerStore
  } catch (cause) {
    throw new Error(cartFetchFailed, { cause })
  }
}

/** The cart on this page: what is held, and the changes a shopper can make. */
export function useCart(served?: CartItem[]) {
  const name = useSessionName()
  const { data, error } = useSWR<HeldCart, Error>(
    name === undefined ? null : cartKey(name !== null),
    async () => (await store()).read(),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  useEffect(watch, [])
  return {
    lines: data?.lines,
    /** What the page was served with stands until the browser knows better. */
    items: data ? (data.items ?? changedItems(served, data.lines)) : served,
    count: data && countUnits(data.lines),
    error: error?.message,
    ...cartChanges(served),
  }
}

/**
 * The changes alone, for what shows nothing of the cart and so need not be drawn again with it. Each answers its
 * refusal, if there is one.
 */
export const cartChanges = (served?: CartItem[]) => ({
  /** Adds units of a line, and tells how many; `stock` is what can be had of it. */
  add: async (line: Line, stock: number) => {
    let added = 0
    const tell = (units: number) => {
      added = units
    }
    const refused = await change(adding(line, stock, tell), served)
    return { refused, added }
  },
  step: (key: LineKey, by: 1 | -1, stock: number) => change(stepping(key, by, stock), served),
  remove: (key: LineKey) => change(removing(key), served),
})

async function change(wanted: CartPress, served?: CartItem[]): Promise<string | undefined> {
  const key = cartKey(isSignedIn())
  const after = ({ lines, items = served }: HeldCart) => {
    const left = changed(lines, wanted(lines))
    return { lines: left, items: changedItems(withServed(items, served), left) }
  }
  try {
    // Shown at once; replaced by what the shop answers; never left standing after a refusal.
    await mutate<HeldCart>(
      key,
      shown =>
        queued(async () => {
          const saved = await (await store()).keep(wanted)
          return { items: changedItems(withServed(shown?.items ?? served, served), saved.lines), ...saved }
        }),
      {
        optimisticData: (_, shown) => (shown ? soon(after, shown) : NOTHING_YET),
        rollbackOnError: true,
        revalidate: false,
        populateCache: true,
      },
    )
    tellOtherTabs('cart')
    return undefined
  } catch (refused) {
    void mutate(key)
    return refused instanceof Error ? refused.message : tryLater
  }
}

/** What was taken away may be put back: the page still has its details. */
const withServed = (items: readonly CartItem[] = [], served: readonly CartItem[] = []) => {
  const there = new Set(items.map(item => lineKeyOf(lineOf(item))))
  return [...items, ...served.filter(item => !there.has(lineKeyOf(lineOf(item))))]
}

// Not known yet what there is: nothing is shown until it is.
const NOTHING_YET = undefined as unknown as HeldCart

/** What cannot be done is said by the store; until then all stays as it is. */
function soon(after: (shown: HeldCart) => HeldCart, shown: HeldCart): HeldCart {
  try {
    return after(shown)
  } catch {
    return shown
  }
}

// One write at a time, so that a quick second press is not overtaken by the first.
let last: Promise<unknown> = Promise.resolve()
function queued<T>(write: () => Promise<T>): Promise<T> {
  const next = last.then(write, write)
  last = next.catch(() => undefined)
  return next
}

// However many places show the count, what another tab did is read once.
let watching = 0
let stop = () => {}
function watch() {
  if (watching++ === 0) stop = onTabs(['cart', 'session'], () => void mutate(cartKey(isSignedIn())))
  return () => {
    if (--watching === 0) stop()
  }
}
