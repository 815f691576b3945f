'use client'
import { useState } from 'react'
import { leavePage } from '#lib/browser/leave-page.ts'
import type { Line } from '#lib/cart/rules/lines.ts'
import { clientMessages as messages } from '#lib/client-messages.ts'
import { formPath } from '#lib/forms/rules/form-path.ts'

export const BUY_NOW = formPath('checkout', 'buy-now')

/** A customer's Buy Now: on to the checkout, or the sentence that says why not. */
export function useBuyNow() {
  const [busy, setBusy] = useState(false)
  const buy = async (line: Line): Promise<string | undefined> => {
    setBusy(true)
    try {
      // Only a customer's press needs it.
      const { postForm } = await import('#lib/api/browser/api-client.ts')
      const { httpStatus, to, message } = await postForm(BUY_NOW, line)
      if (httpStatus >= 400 && httpStatus !== 401) return message || messages.somethingWrongRetry
      leavePage(to)
      return undefined
    } catch {
      return messages.processFailed
    } finally {
      setBusy(false)
    }
  }
  return { buy, busy }
}
