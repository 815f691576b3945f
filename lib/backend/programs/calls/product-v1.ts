import 'server-only'
import type { ProductV1 } from '#lib/contract/v1/products-v1.ts'
import { paiseOf } from '#lib/rules/paise-of.ts'
import { readThing } from '../../desk/things/read-thing.ts'
import { versionOf } from '../../desk/things/whole-acts.ts'
import { fieldsOfThing } from './fields-as-cells.ts'

/** One product whole, as programs read it; undefined where there is none. */
export async function productV1(id: number): Promise<ProductV1 | undefined> {
  const thing = await readThing(id)
  return (
    thing && {
      ...fieldsOfThing(thing),
      variants: thing.variants.map(variant => ({
        id: variant.id,
        size: variant.size,
        color: variant.color,
        other: variant.other,
        sku: variant.sku,
        price_paise: paiseOf(variant.price) ?? null,
        mrp_paise: paiseOf(variant.mrp) ?? null,
        pieces: variant.stock,
        unlimited: variant.unlimited,
        promise: variant.promise,
        hidden: variant.hidden,
      })),
      version: versionOf(thing),
    }
  )
}
