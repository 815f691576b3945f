import 'server-only'
import { chargesTax } from '#lib/bills/rules/document-kinds.ts'
import { isInSlabGap, rateOn } from '#lib/bills/rules/tax-rates.ts'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { rateUnknown, slabGapOpen } from '#messages/imports.ts'
import type { Db } from '../db/pool.ts'
import { taxFacts } from '../declarations/tax-facts.ts'
import { readSellerFile } from '../shop/read-seller.ts'
import { readShop } from '../shop/read-shop.ts'
import type { ImportErrors } from './errors.ts'

const FILE = 'shop.json'
const AT_ONCE = 2_000

type Product = { id: number; name: string; price: number }

/**
 * What a seller who charges tax cannot bill as it stands: goods without a rate, whose orders could not be packed, and goods at a
 * price for which the law has two rates or none, as long as the seller has not chosen.
 */
export async function checkTaxes(tx: Db, warnings: ImportErrors) {
  const { tax } = await readSellerFile(tx)
  if (!chargesTax(tax.status)) return
  const percent = (await readShop(tx))?.settings.onlineDiscountPercent ?? 0
  const day = isoInIndia(new Date()).slice(0, 10)
  const unknown: Product[] = []
  const between: Product[] = []
  for await (const { product, facts } of products(tx)) {
    const known = { hsn: facts.hsn ?? tax.hsn ?? '', declared: facts.rate }
    if (rateOn(day, known, 'higher', tax) === undefined) unknown.push(product)
    const online = product.price - Math.round((product.price * percent) / 100)
    if (!tax.slabGap && [product.price, online].some(paise => isInSlabGap(day, known, paise, tax)))
      between.push(product)
  }
  const [first, one] = [unknown[0], between[0]]
  if (first) warnings.add({ file: FILE, column: 'tax.rate', reason: rateUnknown(first.name, unknown.length) })
  if (one) {
    const reason = slabGapOpen(one.name, rupee(fromPaise(one.price)), between.length)
    warnings.add({ file: FILE, column: 'tax.slabGap', reason })
  }
}

/** What is on sale, with what is declared of its tax. */
async function* products(tx: Db) {
  for (let after = 0; ; ) {
    const page = await tx.query<Product>(
      `select id, name, discount_paise as price from products where not withdrawn and id > $1 order by id limit $2`,
      [after, AT_ONCE],
    )
    const last = page.at(-1)
    if (!last) return
    const facts = await taxFacts(
      tx,
      page.map(({ id }) => id),
    )
    for (const product of page) yield { product, facts: facts.get(product.id) ?? {} }
    after = last.id
  }
}
