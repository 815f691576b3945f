'use client'
import { useState } from 'react'
import { leave } from '../browser/leave.ts'
import type { Line } from '../cart/lines.ts'
import { loneMessages as messages } from '../lone-messages.ts'

export const BUY_NOW = '/do/checkout/buy-now'

/** A customer's Buy Now: on to the checkout, or the sentence that says why not. */
export function useBuyNow() {
  const [busy, setBusy] = useState(false)
  const buy = async (line: Line): Promise<string | undefined> => {
    setBusy(true)
    try {
      // Only a customer's press needs it.
      const { postForm } = await import('../api/browser.ts')
      const { httpStatus, to, message } = await postForm(BUY_NOW, line)
      if (httpStatus >= 400 && httpStatus !== 401) return message || messages.somethingWrongRetry
      leave(to)
      return undefined
    } catch {
      return messages.processFailed
    } finally {
      setBusy(false)
    }
  }
  return { buy, busy }
}
