import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { GivenProduct } from '#lib/contract/v1/products-v1.ts'
import { db } from '../../db/pool.ts'
import { readThing } from '../../desk/things/read-thing.ts'
import { cellsOfFields } from './fields-as-cells.ts'

type Rows = { rows: Record<string, string>[]; kept: { id: number; size: string }[] }

/** The rows of a sheet that these products mean. Sizes that a product has stay, with the pieces that they have. */
export async function rowsOfProducts(products: readonly GivenProduct[]): Promise<Rows> {
  const codes = products.map(({ asin }) => asin)
  refuseTwice(codes)
  const fields = fieldsOf(products[0])
  if (products.some(product => fieldsOf(product) !== fields)) throw refusal(422, 'sameFieldsInAll')
  const known = await idsOf(codes)
  const kept: Rows['kept'] = []
  const rows: Rows['rows'] = []
  for (const product of products) {
    const id = known.get(product.asin.toLowerCase())
    if (id === undefined) refuseLacking(product)
    const thing = id === undefined ? undefined : await readThing(id)
    const { asin, sizes, ...changed } = product
    const had = (thing?.sizes ?? []).filter(({ size }) => !sizes || size !== NO_SIZE)
    kept.push(...had.map(({ size }) => ({ id: thing?.id ?? 0, size })))
    rows.push({
      ASIN: asin,
      ...cellsOfFields(changed),
      // Without this column a new product has no price to compare with; one that is there keeps its own.
      mrp: cellsOfFields(changed).mrp ?? thing?.cells.mrp ?? '',
      ...(sizes && { sizes: sizesCell(had, sizes) }),
    })
  }
  return { rows, kept: products[0]?.sizes ? kept : [] }
}

/** Their ids, in the same order; only of those that the shop has. */
export async function takenProducts(codes: readonly string[]) {
  const known = await idsOf(codes)
  return codes.flatMap(asin => {
    const id = known.get(asin.toLowerCase())
    return id === undefined ? [] : [{ id, asin }]
  })
}

const refuseTwice = (codes: readonly string[]) => {
  const seen = new Set<string>()
  for (const code of codes) {
    if (seen.has(code.toLowerCase())) throw refusal(422, 'productTwice', { parameters: [code] })
    seen.add(code.toLowerCase())
  }
}

const fieldsOf = (product: GivenProduct | undefined) =>
  Object.entries(product ?? {})
    .flatMap(([name, value]) => (value === undefined ? [] : [name]))
    .sort()
    .join()

const refuseLacking = ({ asin, name, price_paise: price, section, section_id: id }: GivenProduct) => {
  if (name === undefined || price === undefined || (section === undefined && id === undefined))
    throw refusal(422, 'newNeedsMore', { parameters: [asin] })
}

const idsOf = async (codes: readonly string[]) => {
  const rows = await db.query<{ id: number; asin: string }>(IDS, [codes.map(code => code.toLowerCase())])
  return new Map(rows.map(({ id, asin }) => [asin.toLowerCase(), id]))
}

const IDS = `select id, asin from products where lower(asin) = any($1) and asin <> ''`

const sizesCell = (
  had: readonly { size: string; stock: number }[],
  given: readonly { size: string; pieces: number }[],
) => {
  const names = new Set(had.map(({ size }) => size.toLowerCase()))
  const fresh = given.filter(({ size }) => !names.has(size.toLowerCase()))
  return [
    ...had.map(({ size, stock }) => `${size}:${stock}`),
    ...fresh.map(({ size, pieces }) => `${size}:${pieces}`),
  ].join('|')
}
