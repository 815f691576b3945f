import 'server-only'
import { z } from 'zod'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import type { Thing, ThingVariant } from '#lib/desk/rules/thing-types.ts'
import {
  choiceSaved,
  notWholePieces,
  reloadPage,
  sizeAdded,
  sizeGone,
  sizeNameNeeded,
  sizeThere,
  thingGone,
  whatSizes,
} from '#messages/desk-things.ts'
import { act } from '../act.ts'
import { rupeesOf } from './draft-rows.ts'
import { KEEPERS, seen, thingId } from './edit-acts.ts'
import { publishEdit, StopEdit } from './publish-edit.ts'
import { readThing } from './read-thing.ts'
import { seenOf } from './seen.ts'
import { stepStock } from './step-stock.ts'

const size = z.string(sizeNameNeeded).trim().max(80, sizeNameNeeded)
const pieces = z.coerce
  .number(notWholePieces)
  .int(notWholePieces)
  .min(0, notWholePieces)
  .max(1_000_000, notWholePieces)
const choice = z.coerce.number(reloadPage).int(reloadPage).min(1, reloadPage)
const short = z.string().trim().max(200).default('')

const stepBy = z
  .string(notWholePieces)
  .trim()
  .regex(/^[+−-]?\s*\d{1,6}$/, notWholePieces)
  .transform(text => Number(text.replace('−', '-').replace(/\s/g, '')))

const choiceInput = z.object({
  ...{ id: thingId, variant: choice.optional(), seen: seen.optional() },
  ...{ option1: short, option2: short, option3: short },
  ...{
    price: short,
    MRP: short,
    SKU: short,
    promise: short,
    stock: short,
    hidden: z.string().max(5).optional(),
  },
})
type Choice = z.infer<typeof choiceInput>

/** Sizes, choices and their pieces. */
export const sizeActs = {
  /** Adds pieces or takes them: a button's, or a difference that was typed. */
  stock: act({
    roles: KEEPERS,
    input: z.object({ id: thingId, size, variant: choice.optional(), by: stepBy }),
    do: stepStock,
  }),
  addSize: act({
    roles: KEEPERS,
    input: z.object({ id: thingId, size: size.min(1, sizeNameNeeded), pieces }),
    do: given => changeSizes(given.id, given.size, thing => addSize(thing, given.size, given.pieces)),
  }),
  removeSize: act({
    roles: KEEPERS,
    input: z.object({ id: thingId, size }),
    do: given => changeSizes(given.id, given.size, thing => removeSize(thing, given.size)),
  }),
  /** A new choice, or another price, code or promise of one that is there. */
  choice: act({
    roles: KEEPERS,
    input: choiceInput,
    do: saveChoice,
  }),
}

type Sizes = { cell: string; kept: string[]; said: string } | { refused: string }

async function changeSizes(id: number, name: string, change: (thing: Thing) => Sizes): Promise<ActResult> {
  const thing = await readThing(id)
  if (!thing) return { refused: thingGone }
  const { about } = thing
  const changed = change(thing)
  if ('refused' in changed) return { refused: changed.refused, fields: { size: changed.refused }, about }
  const result = await publishEdit({
    what: whatSizes(thing.name),
    products: [{ id: String(id), sizes: changed.cell }],
    keptSizes: changed.kept.map(kept => ({ id, size: kept })),
    // Another size that came or went meanwhile would go or come back.
    check: async tx => {
      const now = await readThing(id, tx)
      if (now?.sizes.map(one => one.size).join('|') !== thing.sizes.map(one => one.size).join('|'))
        throw new StopEdit({ refused: reloadPage })
    },
  })
  if ('refused' in result) return { ...result, fields: { size: result.fields?.sizes ?? '' }, about }
  return { message: changed.said, about, changed: { sizes: [sizesText(thing), name] } }
}

const sizesText = ({ sizes }: Thing) =>
  sizes
    .map(one => one.size)
    .join(', ')
    .slice(0, 200)

const addSize = ({ sizes, name }: Thing, added: string, count: number): Sizes => {
  if (sizes.some(one => one.size.toLowerCase() === added.toLowerCase())) return { refused: sizeThere(added) }
  // What was sold without sizes has sizes from now on.
  const kept = sizes.filter(one => one.size !== NO_SIZE)
  return {
    cell: [...kept.map(one => `${one.size}:${one.stock}`), `${added}:${count}`].join('|'),
    kept: kept.map(one => one.size),
    said: sizeAdded(name, added),
  }
}

const removeSize = ({ sizes, name }: Thing, gone: string): Sizes => {
  const kept = sizes.filter(one => one.size !== gone)
  if (kept.length === sizes.length) return { refused: reloadPage }
  return {
    cell: kept.length > 0 ? kept.map(one => `${one.size}:${one.stock}`).join('|') : `${NO_SIZE}:0`,
    kept: kept.map(one => one.size),
    said: sizeGone(name, gone),
  }
}

async function saveChoice(given: Choice): Promise<ActResult> {
  const { id } = given
  const thing = await readThing(id)
  const had = thing?.variants.find(variant => variant.id === given.variant)
  if (!thing || (given.variant && !had)) return { refused: thingGone }
  const row: Record<string, string> = had
    ? { ...valuesOf(thing, had), ...changes(given) }
    : { ...optionsOf(given), ...changes(given), stock: newStock(thing, given.stock) }
  const result = await publishEdit({
    what: whatSizes(thing.name),
    variants: [{ product: thing.about, ...row }],
    check: async tx => {
      const now = (await readThing(id, tx))?.variants.find(variant => variant.id === given.variant)
      if (had && (!now || seenChoice(now) !== given.seen)) throw new StopEdit({ refused: reloadPage })
    },
  })
  const { about } = thing
  if ('refused' in result) return { ...result, about }
  const name = had?.name ?? [given.option1, given.option2, given.option3].filter(Boolean).join(' · ')
  return {
    message: choiceSaved(thing.name, name),
    about,
    changed: { choice: [had ? `${name}: ${had.price}` : '', `${name}: ${row.price ?? ''}`] },
  }
}

const changes = (given: Choice): Record<string, string> => ({
  price: rupeesOf(given.price),
  MRP: rupeesOf(given.MRP),
  SKU: given.SKU,
  promise: given.promise,
  ...(given.hidden !== undefined && { hidden: given.hidden === 'true' ? 'true' : 'false' }),
  // A number is stepped; that it is counted at all is said here.
  ...(given.variant && ['unlimited', '0'].includes(given.stock) && { stock: given.stock }),
})

// Choices that share the pieces of their size have none of their own.
const newStock = ({ variants }: Thing, stock: string) =>
  variants.some(variant => variant.stock === null && !variant.unlimited) ? '' : stock || '0'

const optionsOf = ({ option1, option2, option3 }: Choice): Record<string, string> => ({
  option1,
  ...(option2 && { option2 }),
  ...(option3 && { option3 }),
})

/** The values of a choice in the order of its options; without names of its own a thing has a size and a colour. */
const valuesOf = ({ cells, slots }: Thing, variant: ThingVariant): Record<string, string> => {
  const named = cells.options ? slots.map(slot => variant[slot]) : [variant.size, variant.color]
  return Object.fromEntries(named.map((value, index) => [`option${index + 1}`, value]))
}

export const seenChoice = ({ price, mrp, sku, promise, unlimited, hidden }: ThingVariant) =>
  seenOf({ price, mrp, sku, promise, unlimited: String(unlimited), hidden: String(hidden) }, [
    'price',
    'mrp',
    'sku',
    'promise',
    'unlimited',
    'hidden',
  ])
