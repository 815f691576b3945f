'use client'
import { useEffect } from 'react'
import useSWR from 'swr'
import type { CartItem } from '../contract/cart-schemas.ts'
import { loneMessages as messages } from '../lone-messages.ts'
import { isSignedIn, useSessionName } from '../session/use-session.ts'
import { onTabs, tellTabs } from '../tabs.ts'
import { guestStore, type HeldCart, newCustomerStore } from './cart-store.ts'
import { adding, changed, changedItems, removing, stepping, type Wanted } from './changes.ts'
import { countUnits, type Line, type LineKey } from './lines.ts'

const KEY = 'cart'

/** The cart on this page: what is held, and the changes a shopper can make. A change answers its refusal, or nothing. */
export function useCart(served?: CartItem[]) {
  const name = useSessionName()
  const { data, error, mutate } = useSWR<HeldCart, Error>(
    name === undefined ? null : [KEY, name !== null],
    () => store().read(),
    {
      fallbackData: undefined,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  useEffect(() => onTabs('cart', () => void mutate()), [mutate])
  useEffect(() => onTabs('session', () => void mutate()), [mutate])

  const change = async (wanted: Wanted, atOnce = true): Promise<string | undefined> => {
    try {
      const shown = data ?? (await mutate()) ?? { lines: [] }
      const lines = changed(shown.lines, wanted(shown.lines))
      const details = shown.items ?? served
      // Shown at once; replaced by what the shop answers; never left standing after a refusal.
      await mutate(
        queued(async () => {
          const kept = await store().keep(wanted)
          return { items: changedItems(details, kept.lines), ...kept }
        }),
        {
          ...(atOnce && { optimisticData: { lines, items: changedItems(details, lines) } }),
          rollbackOnError: true,
          revalidate: false,
          populateCache: true,
        },
      )
      tellTabs('cart')
      return undefined
    } catch (refused) {
      void mutate()
      return refused instanceof Error ? refused.message : messages.tryLater
    }
  }

  return {
    lines: data?.lines,
    /** What the page was served with stands until the browser knows better. */
    items: data ? (data.items ?? changedItems(served, data.lines)) : served,
    count: data && countUnits(data.lines),
    error: error?.message,
    /** Adds units of a line; `stock` is what can be had of it. */
    add: (line: Line, stock: number) => change(adding(line, stock)),
    step: (key: LineKey, by: 1 | -1, stock: number) => change(stepping(key, by, stock)),
    /** The line stays, and shows that it is leaving, until the shop has answered. */
    remove: (key: LineKey) => change(removing(key), false),
  }
}

const customerStore = newCustomerStore()
const store = () => (isSignedIn() ? customerStore : guestStore)

// One write at a time, so that a quick second press is not overtaken by the first.
let last: Promise<unknown> = Promise.resolve()
function queued<T>(write: () => Promise<T>): Promise<T> {
  const next = last.then(write, write)
  last = next.catch(() => undefined)
  return next
}
