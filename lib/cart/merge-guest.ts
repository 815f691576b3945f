import { addWish, type Wished } from '../wishlist/wish-cookie.ts'
import { keyOf, type Line, mergeLines } from './lines.ts'
import { type Sold, settleLine } from './settle-line.ts'

type Basket = { lines: readonly Line[]; wishes: readonly Wished[] }

/** Ruling 14: the guest's lines and wishes in the customer's, no line over its stock; and what to tell of it. */
export function mergeGuest(held: Basket, guest: Basket, sold: Map<number, Sold>) {
  const notes: string[] = []
  const brought = guest.lines.flatMap(line => {
    const product = sold.get(line.id)
    const found = settleLine(line, product)
    if ('problem' in found) notes.push(gone(product))
    // What cannot be had takes no place from what can.
    else if (found.stock < 1) notes.push(clamped(product, 0))
    else return [found]
    return []
  })
  const { lines, left } = mergeLines(
    held.lines,
    brought.map(({ line }) => line),
  )
  const stockOf = new Map(brought.map(({ line, stock }) => [keyOf(line), stock]))
  const fitting = lines.map(line => {
    const stock = stockOf.get(keyOf(line))
    if (stock === undefined || line.unit <= stock) return line
    notes.push(clamped(sold.get(line.id), stock))
    // What the customer had is not made less by what a guest brings.
    const before = held.lines.find(other => keyOf(other) === keyOf(line))?.unit ?? 0
    return { ...line, unit: Math.max(stock, before) }
  })
  for (const line of left) notes.push(full(sold.get(line.id)))
  // A line too many is kept as a wish.
  const wishes = [...guest.wishes, ...left].reduce(
    (all, { id, size, color }) => (sold.has(id) ? addWish(all, { id, size, color }) : all),
    held.wishes,
  )
  return { lines: fitting, wishes, notes }
}

const gone = (product?: Sold) =>
  product
    ? `${product.name} is no longer sold in the size or colour you had chosen.`
    : 'An item of your cart is no longer sold.'
const clamped = (product: Sold | undefined, stock: number) =>
  stock > 0
    ? `Only ${stock} of ${product?.name} ${stock === 1 ? 'is' : 'are'} in stock.`
    : `${product?.name} is sold out.`
const full = (product?: Sold) => `Your cart is full, so ${product?.name} went to your wishlist.`
