import 'server-only'
import { db } from '../db/pool.ts'
import { knownSeller } from '../shop/read-seller.ts'
import type { ParcelSize } from './courier.ts'

/** Of a thing, where neither it nor the shop says more: grams, and whole centimetres. */
export const USUAL_PARCEL: ParcelSize = { weight: 500, length: 25, breadth: 20, height: 5 }
export const MOST_PARCEL: ParcelSize = { weight: 100_000, length: 300, breadth: 300, height: 300 }

/** A parcel by what lies in it, and whether some of it was taken from the shop's own usual one. */
export type MeasuredParcel = { parcel: ParcelSize; isWeightGuessed: boolean; isBoxGuessed: boolean }

/** What the parcel of these orders weighs, and its box: things lie on each other. */
export async function parcelOfOrders(ids: readonly string[]): Promise<MeasuredParcel> {
  const rows = await db.query<Row>(THINGS, [ids])
  const usual = await usualParcel()
  let weight = 0
  let height = 0
  const [lengths, breadths]: [number[], number[]] = [[], []]
  for (const row of rows) {
    weight += row.units * (row.weight ?? usual.weight)
    const box = boxOf(row) ?? usual
    lengths.push(box.length)
    breadths.push(box.breadth)
    height += row.units * box.height
  }
  return {
    parcel: {
      weight: within(weight || usual.weight, MOST_PARCEL.weight),
      length: within(Math.max(0, ...lengths) || usual.length, MOST_PARCEL.length),
      breadth: within(Math.max(0, ...breadths) || usual.breadth, MOST_PARCEL.breadth),
      height: within(height || usual.height, MOST_PARCEL.height),
    },
    isWeightGuessed: rows.some(row => row.weight === null),
    isBoxGuessed: rows.some(row => boxOf(row) === undefined),
  }
}

/** As shop.json says it, else the usual one. */
export async function usualParcel(): Promise<ParcelSize> {
  const { parcel } = await knownSeller()
  return {
    weight: parcel.weight_g ?? USUAL_PARCEL.weight,
    length: parcel.length_cm ?? USUAL_PARCEL.length,
    breadth: parcel.breadth_cm ?? USUAL_PARCEL.breadth,
    height: parcel.height_cm ?? USUAL_PARCEL.height,
  }
}

const within = (value: number, most: number) => Math.min(most, Math.max(1, value))

type Row = {
  units: number
  weight: number | null
  length: number | null
  breadth: number | null
  height: number | null
}

// Half a box is none.
const boxOf = ({ length, breadth, height }: Row) =>
  length && breadth && height ? { length, breadth, height } : undefined

// What was taken off an order does not travel.
const THINGS = `
  select l.units - coalesce((select sum(e.units) from ended_part_lines e join ended_parts p on p.id = e.part_id
                              where p.order_id = l.order_id and e.place = l.place), 0)::int as units,
         coalesce(v.weight_grams, p.weight_grams) as weight,
         coalesce(v.length_cm, p.length_cm) as length, coalesce(v.breadth_cm, p.breadth_cm) as breadth,
         coalesce(v.height_cm, p.height_cm) as height
    from order_lines l left join products p on p.id = l.product_id left join variants v on v.id = l.variant_id
   where l.order_id = any($1)`
