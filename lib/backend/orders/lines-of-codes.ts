import 'server-only'
import type { HandLine } from '#lib/desk/rules/orders/new-order.ts'
import { noThingOfCode } from '#messages/commands.ts'
import { db } from '../db/pool.ts'
import { findSellableProducts } from './find-sellable-products.ts'

/** "K-1", "K-1/M/Red", or the SKU of one choice. */
export type NamedThing = { code: string; units: number }

/** The lines of an order that is typed as codes; a sentence about the first that is nothing's. */
export async function linesOfCodes(named: readonly NamedThing[]): Promise<HandLine[] | { wrong: string }> {
  const find = await findSellableProducts(
    db,
    named.map(({ code }) => baseOf(code)),
  )
  const lines: HandLine[] = []
  for (const { code, units } of named) {
    const [, size = '', color = '', other = ''] = code.split('/')
    const product = find(baseOf(code))
    const kind = product ? { id: product.id, size, color, other } : await ofSku(code)
    if (!kind) return { wrong: noThingOfCode(code) }
    lines.push({ ...kind, units })
  }
  return lines
}

const baseOf = (code: string) => code.split('/')[0] ?? ''

const ofSku = (code: string) => db.one<Omit<HandLine, 'units'>>(OF_SKU, [code])

const OF_SKU = `
  select product_id as id, size, color, other from variants where sku = $1 and not withdrawn and not hidden
  union all select id, '', '', '' from products where sku = $1 and not withdrawn limit 1`
