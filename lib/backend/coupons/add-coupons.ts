import 'server-only'
import type { NewCoupon } from '#lib/coupons/rules/coupon-fields.ts'
import { codeTaken, noSuchProducts, noSuchSections } from '#messages/cli-coupons.ts'
import type { Db } from '../db/pool.ts'

type Added = { isNew: boolean } | { faults: string[] }

/** Adds a coupon. The same one again is no other; another one under its code is refused. */
export async function addCoupon(tx: Db, coupon: NewCoupon): Promise<Added> {
  const faults: string[] = []
  const [products, sections] = [
    await productsNamed(tx, coupon.products),
    await sectionsNamed(tx, coupon.sections),
  ]
  if (products.missing.length > 0) faults.push(noSuchProducts(products.missing.join(', ')))
  if (sections.missing.length > 0) faults.push(noSuchSections(sections.missing.join(', ')))
  const row = JSON.stringify({ ...coupon, products: products.ids, sections: sections.ids })
  if (faults.length > 0) return { faults }
  if ((await tx.run(ADD, [row])) > 0) return { isNew: true }
  const same = await tx.one(SAME, [row])
  return same ? { isNew: false } : { faults: [codeTaken(coupon.code)] }
}

type Found = { name: string; id: number | null }

async function productsNamed(tx: Db, names: readonly string[]) {
  return split(await tx.query<Found>(PRODUCTS, [names]))
}

async function sectionsNamed(tx: Db, names: readonly string[]) {
  return split(await tx.query<Found>(SECTIONS, [names]))
}

const split = (found: readonly Found[]) => ({
  ids: found.flatMap(({ id }) => (id === null ? [] : [id])).toSorted((a, b) => a - b),
  missing: found.flatMap(({ id, name }) => (id === null ? [name] : [])),
})

// A name is an ASIN, or an id as text; all are looked up in one go.
const PRODUCTS = `
  select called as name, coalesce(by_asin.id, p.id) as id
    from unnest($1::text[]) named (called)
    left join (select asin, min(id) as id from products where asin = any($1) group by asin) by_asin on by_asin.asin = called
    left join products p on p.id = case when called ~ '^[0-9]{1,9}$' then called::int end`

const SECTIONS = `
  select called as name, coalesce(s.id, c.id) as id
    from unnest($1::text[]) named (called)
    left join sections s on s.id = case when called ~ '^[0-9]{1,9}$' then called::int end
    left join collections c on c.id = case when called ~ '^[0-9]{1,9}$' then called::int end`

const COLUMNS = `code, kind, percent, amount, most, least, starts, ends, first_order, per_number, in_all, products, sections`
const TOLD = `jsonb_to_record($1::jsonb) as t (code text, kind text, percent numeric, amount bigint, most bigint, least bigint,
  starts timestamptz, ends timestamptz, first_order boolean, per_number int, in_all int, products int[], sections int[])`

const ADD = `insert into coupons (${COLUMNS}) select ${COLUMNS} from ${TOLD} on conflict do nothing`
const SAME = `select 1 from coupons c, ${TOLD} where c.code = t.code
  and ${COLUMNS.split(', ')
    .map(column => `c.${column} is not distinct from t.${column}`)
    .join(' and ')}`
