import 'server-only'
import type { productCalls } from '#lib/contract/v1/products-v1.ts'
import type { InputOf } from '#lib/contract/v1/program-call.ts'
import { FEW_PIECES } from '#lib/desk/rules/few-pieces.ts'
import { inRupees } from '../../catalogue/column-codecs.ts'
import { listThings } from '../../desk/things/list-things.ts'
import { readThing } from '../../desk/things/read-thing.ts'
import { sectionChoices } from '../../desk/things/section-choices.ts'
import { seenChoice } from '../../desk/things/size-acts.ts'
import type { Rows } from '../call-row.ts'
import { cursorOf, isWholeId, readCursor } from '../cursor.ts'
import { cellsOfFields } from './fields-as-cells.ts'
import { productV1 } from './product-v1.ts'
import { rowsOfProducts, takenProducts } from './put-products.ts'

type Calls = typeof productCalls
type OfProduct = { id: number }

async function listProductsV1({ q = '', section_id, show, cursor, limit }: InputOf<Calls['listProducts']>) {
  const [before] = readCursor(cursor, isPlace) ?? []
  const filter = { q, section: section_id, show, few: FEW_PIECES }
  const { things, next } = await listThings(filter, before, limit)
  return {
    data: things.map(thing => ({
      id: thing.id,
      asin: thing.asin,
      sku: thing.sku,
      name: thing.name,
      section: thing.section,
      price_paise: thing.price,
      mrp_paise: thing.mrp,
      pieces: thing.pieces,
      hidden: thing.hidden,
    })),
    next: next === undefined ? null : cursorOf(next),
  }
}

const isPlace = (parts: readonly unknown[]): parts is readonly [number] =>
  parts.length === 1 && isWholeId(parts[0])

const after = async ({ id }: OfProduct) => {
  const product = await productV1(id)
  return product && { product }
}

/** An act on one product that is there. */
const onProduct =
  <Input extends OfProduct>(fields: (input: Input) => object) =>
  async (input: Input) =>
    (await readThing(input.id)) && { id: input.id, ...fields(input) }

const rupees = (paise: number | null | undefined, otherwise = '') =>
  paise === undefined ? otherwise : paise === null ? '' : inRupees(paise)

export const productRows: Rows<Calls> = {
  listProducts: { read: listProductsV1 },
  getProduct: { read: ({ id }) => productV1(id) },
  putProducts: {
    act: 'things.take',
    form: ({ products }) => rowsOfProducts(products),
    after: async ({ products }) => ({ products: await takenProducts(products.map(({ asin }) => asin)) }),
  },
  changeProduct: {
    act: 'things.change',
    form: async ({ id, version, ...fields }) => {
      const thing = await readThing(id)
      const cells = cellsOfFields(fields)
      // A section alone keeps what the product is within it.
      const type = 'subcategory_id' in cells && !('type' in cells) && { type: thing?.cells.type ?? '' }
      return thing && { id, ...(version !== undefined && { version }), cells: { ...cells, ...type } }
    },
    after,
  },
  addSize: {
    act: 'things.addSize',
    form: onProduct(({ size, pieces }: InputOf<Calls['addSize']>) => ({ size, pieces })),
    after,
  },
  addVariant: {
    act: 'things.choice',
    form: onProduct(({ values, unlimited, pieces, ...given }: InputOf<Calls['addVariant']>) => ({
      ...Object.fromEntries(values.map((value, at) => [`option${at + 1}`, value])),
      price: rupees(given.price_paise),
      MRP: rupees(given.mrp_paise),
      SKU: given.sku ?? '',
      promise: given.promise ?? '',
      hidden: given.hidden ? 'true' : 'false',
      stock: unlimited ? 'unlimited' : pieces === undefined ? '' : String(pieces),
    })),
    after,
  },
  changeVariant: {
    act: 'things.choice',
    form: async ({ id, variant_id, ...given }) => {
      const had = (await readThing(id))?.variants.find(variant => variant.id === variant_id)
      return (
        had && {
          ...{ id, variant: variant_id, seen: seenChoice(had) },
          price: rupees(given.price_paise, had.price),
          MRP: rupees(given.mrp_paise, had.mrp),
          SKU: given.sku ?? had.sku,
          promise: given.promise ?? had.promise,
          hidden: (given.hidden ?? had.hidden) ? 'true' : 'false',
        }
      )
    },
    after,
  },
  listSections: { read: async () => ({ data: await sectionChoices() }) },
}
