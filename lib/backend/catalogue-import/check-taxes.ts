import 'server-only'
import { chargesTax } from '#lib/bills/rules/document-kinds.ts'
import { rateOn, type SlabGap, slabGapAt } from '#lib/bills/rules/tax-rates.ts'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
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

type Product = { id: number; name: string; price: number; variant: number | null }
type Between = Product & { gap: SlabGap }

/**
 * What a seller who charges tax cannot bill as it stands: goods without a rate, whose orders could not be packed, and goods at a
 * price for which the law has two rates or none, as long as the seller has not chosen.
 */
export async function checkTaxes(tx: Db, warnings: ImportErrors) {
  const { tax } = await readSellerFile(tx)
  if (!chargesTax(tax.status)) return
  const percent = (await readShop(tx))?.settings.onlineDiscountPercent ?? 0
  const day = isoInIndia(new Date()).slice(0, 10)
  // By id: one product is one, however many of its variants it is about.
  const unknown = new Map<number, Product>()
  const between = new Map<number, Between>()
  for await (const { product, facts } of products(tx)) {
    const known = { hsn: facts.hsn ?? tax.hsn ?? '', declared: facts.rate }
    if (rateOn(day, known, 'higher', tax) === undefined) add(unknown, product)
    const online = product.price - Math.round((product.price * percent) / 100)
    const gap = slabGapAt(day, known, product.price, tax) ?? slabGapAt(day, known, online, tax)
    if (!tax.slabGap && gap) add(between, { ...product, gap })
  }
  const [[first], [one]] = [[...unknown.values()], [...between.values()]]
  if (first) warnings.add({ file: FILE, column: 'tax.rate', reason: rateUnknown(first.name, unknown.size) })
  if (one) {
    const { from, to, limit, lower, higher } = one.gap
    const told = { from: exactRupees(from), to: exactRupees(to), limit: exactRupees(limit), lower, higher }
    const reason = slabGapOpen(one.name, rupee(fromPaise(one.price)), between.size, told)
    warnings.add({ file: FILE, column: 'tax.slabGap', reason })
  }
}

const add = <Found extends Product>(found: Map<number, Found>, product: Found) => {
  if (!found.has(product.id)) found.set(product.id, product)
}

/** What is on sale, each variant for itself, with what is declared of its tax. */
async function* products(tx: Db) {
  for (let after = 0; ; ) {
    const page = await tx.query<Product>(ON_SALE, [after, AT_ONCE])
    const last = page.at(-1)
    if (!last) return
    const facts = await taxFacts(
      tx,
      page.map(({ id, variant }) => ({ product: id, variant })),
    )
    for (const [index, product] of page.entries()) yield { product, facts: facts[index] ?? {} }
    after = last.id
  }
}

const ON_SALE = `
  select p.id, p.name, v.id as variant, coalesce(v.discount_paise, p.discount_paise) as price
    from (select id, name, slots, discount_paise from products where not withdrawn and id > $1 order by id limit $2) p
    left join variants v on v.product_id = p.id and p.slots <> '{}' and not v.withdrawn
   order by p.id, v.place`
