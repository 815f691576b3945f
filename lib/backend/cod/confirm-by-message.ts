import 'server-only'
import { confirmWords } from '#messages/reply-words.ts'
import { transaction } from '../db/transaction.ts'
import { customerOfOrder } from '../orders/customer.ts'
import { lockOrder } from '../orders/order-row.ts'
import { confirmCod } from './confirm-cod.ts'

/**
 * Confirms the orders that somebody's message names, where it says nothing else and comes from the number of the order:
 * "CONFIRM 7K3M-9QXT-2BHD-4VRA". All else waits for the seller, who reads it.
 */
export async function confirmByMessage(number: string, written: string): Promise<void> {
  for (const id of namedOrders(written)) {
    await transaction(async tx => {
      const order = await lockOrder(tx, id)
      if (!order) return
      // The number of its address, or of whoever placed it.
      const { mobile } = await customerOfOrder(tx, order.customer_id)
      if ([order.address.mobileno, mobile].includes(number)) await confirmCod(tx, order, 'webhook')
    })
  }
}

const MOST = 5
const ID = /\b[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}\b/g

/** The orders that a message wants confirmed; none where it says anything that could mean something else. */
export function namedOrders(written: string): string[] {
  const text = written.normalize('NFKC').slice(0, 500).toUpperCase()
  const ids = [...new Set(text.match(ID) ?? [])].slice(0, MOST)
  const rest = text
    .replace(ID, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  const words = rest ? rest.split(' ') : []
  return words.every(word => confirmWords.includes(word)) ? ids : []
}
