'use client'
import { useState } from 'react'
import { leavePage } from '#lib/browser/leave-page.ts'
import type { Line } from '#lib/cart/rules/lines.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { processFailed, somethingWrongRetry } from '#messages/every-page.ts'

export const BUY_NOW = '/do/checkout/buy-now' satisfies FormPath

/** A customer's Buy Now: on to the checkout, or the sentence that says why not. */
export function useBuyNow() {
  const [busy, setBusy] = useState(false)
  const buy = async (line: Line): Promise<string | undefined> => {
    setBusy(true)
    try {
      // Only a customer's press needs it.
      const { postForm } = await import('#lib/api/browser/api-client.ts')
      const { httpStatus, to, message } = await postForm(BUY_NOW, line)
      if (httpStatus >= 400 && httpStatus !== 401) return message || somethingWrongRetry
      leavePage(to)
      return undefined
    } catch {
      return processFailed
    } finally {
      setBusy(false)
    }
  }
  return { buy, busy }
}
