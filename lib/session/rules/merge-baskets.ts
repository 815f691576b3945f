import { type Line, type LineKey, lineKey, mergeLines } from '#lib/cart/rules/lines.ts'
import { type SoldProduct, validateLine } from '#lib/cart/rules/validate-line.ts'
import { addWish } from '#lib/wishlist/rules/wish-cookie.ts'
import { choiceNotSold, itemNotSold, nameSoldOut, onlyInStock, wentToWishlist } from '#messages/cart-merge.ts'

type Basket = { lines: readonly Line[]; wishes: readonly LineKey[] }

/**
 * The guest's lines and wishes merged into the customer's, no line over its stock, with the notes for the customer
 * (Rule 14).
 */
export function mergeBaskets(own: Basket, guest: Basket, sold: Map<number, SoldProduct>) {
  const notes: string[] = []
  const brought = guest.lines.flatMap(line => {
    const product = sold.get(line.id)
    const found = validateLine(line, product)
    if ('problem' in found) notes.push(goneMessage(product))
    // An unavailable line must not take the place of an available one.
    else if (found.stock < 1) notes.push(clamped(product, 0))
    else return [found]
    return []
  })
  const { lines, left } = mergeLines(
    own.lines,
    brought.map(({ line }) => line),
  )
  const stockOf = new Map(brought.map(({ line, stock }) => [lineKey(line), stock]))
  const fitting = lines.map(line => {
    const stock = stockOf.get(lineKey(line))
    if (stock === undefined || line.unit <= stock) return line
    notes.push(clamped(sold.get(line.id), stock))
    // The guest's line must not reduce the customer's units.
    const before = own.lines.find(other => lineKey(other) === lineKey(line))?.unit ?? 0
    return { ...line, unit: Math.max(stock, before) }
  })
  for (const line of left) notes.push(full(sold.get(line.id)))
  // A line over the limit becomes a wish.
  const wishes = [...guest.wishes, ...left].reduce(
    (all, { id, size, color, other }) =>
      sold.has(id) ? addWish(all, { id, size, color, ...(other && { other }) }) : all,
    own.wishes,
  )
  return { lines: fitting, wishes, notes }
}

const goneMessage = (product?: SoldProduct) => (product ? choiceNotSold(product.name) : itemNotSold)
const clamped = (product: SoldProduct | undefined, stock: number) =>
  stock > 0 ? onlyInStock(product?.name, stock) : nameSoldOut(product?.name)
const full = (product?: SoldProduct) => wentToWishlist(product?.name)
