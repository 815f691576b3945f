import 'server-only'
import { z } from 'zod'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { ROUNDINGS } from '#lib/desk/rules/new-price.ts'
import {
  chooseSection,
  manyHidden,
  manyMoved,
  manyPriced,
  manyShown,
  noneChosen,
  nothingChanged,
  percentWrong,
  pricesMoved,
  reloadPage,
  tooManyChosen,
  whatMany,
  whatManyPrices,
} from '#messages/desk-things.ts'
import { inRupees } from '../../catalogue/column-codecs.ts'
import { db } from '../../db/pool.ts'
import { act } from '../act.ts'
import { type Chosen, chosen, chosenIds, MOST_CHOSEN } from './chosen-things.ts'
import { KEEPERS } from './edit-acts.ts'
import { previewPrices } from './price-preview.ts'
import { type Edit, publishEdit, StopEdit } from './publish-edit.ts'
import { variantRowsOf } from './variant-rows-of.ts'

export const percent = z.coerce
  .number(percentWrong)
  .min(-90, percentWrong)
  .max(500, percentWrong)
  .refine(value => value !== 0, percentWrong)

/** What is done to many things at once. */
export const manyActs = {
  priceMany: act({
    roles: KEEPERS,
    input: z.object({
      ...chosen,
      percent,
      rounding: z.enum(ROUNDINGS, reloadPage),
      seen: z.string(reloadPage).max(64),
    }),
    do: async given =>
      ofMany(given, async ids => {
        const { lines, seen } = await previewPrices(ids, given.percent, given.rounding)
        if (seen !== given.seen) return { refused: pricesMoved }
        const ofThings = lines.filter(({ variant }) => variant === null)
        const ofChoices = lines.filter(({ variant }) => variant !== null)
        const price = new Map(ofChoices.map(({ variant, to }) => [Number(variant), inRupees(to)]))
        const result = await publishEdit({
          what: whatManyPrices(given.percent, lines.length),
          products: ofThings.map(({ id, to }) => ({ id: String(id), discountPrice: inRupees(to) })),
          variants: await variantRowsOf(price),
          check: async tx => {
            const now = await previewPrices(ids, given.percent, given.rounding, tx)
            if (now.seen !== given.seen) throw new StopEdit({ refused: pricesMoved })
          },
        })
        return said(result, manyPriced(lines.length))
      }),
  }),
  moveMany: act({
    roles: KEEPERS,
    input: z.object({
      ...chosen,
      subcategory_id: z.string().max(12).default(''),
      new_section: z.string().trim().max(300).default(''),
    }),
    do: given =>
      ofMany(given, async ids => {
        const { subcategory_id, new_section: path } = given
        if (!path && !subcategory_id)
          return { refused: chooseSection, fields: { new_section: chooseSection } }
        const to = (id: number): Record<string, string> =>
          path ? { id: String(id), path } : { id: String(id), subcategory_id }
        // A path says the type as well, which these things keep.
        const result = await publishEdit({
          what: whatMany(ids.length),
          products: await withTypes(ids, to, path !== ''),
        })
        return said(result, manyMoved(ids.length))
      }),
  }),
  hideMany: act({
    roles: KEEPERS,
    input: z.object(chosen),
    do: given => ofMany(given, ids => setHidden(ids, 'true', manyHidden(ids.length))),
  }),
  showMany: act({
    roles: KEEPERS,
    input: z.object(chosen),
    do: given => ofMany(given, ids => setHidden(ids, 'false', manyShown(ids.length))),
  }),
}

async function ofMany(given: Chosen, work: (ids: number[]) => Promise<ActResult>): Promise<ActResult> {
  const ids = await chosenIds(given)
  if (ids.length === 0) return { refused: noneChosen }
  if (ids.length > MOST_CHOSEN) return { refused: tooManyChosen(MOST_CHOSEN) }
  const result = await work(ids)
  return 'refused' in result
    ? result
    : { to: '/desk/things', ...result, changed: { things: ['', ids.slice(0, 20).join(', ')] } }
}

const setHidden = async (ids: number[], hidden: string, message: string) =>
  said(
    await publishEdit({
      what: whatMany(ids.length),
      products: ids.map(id => ({ id: String(id), hidden })),
    } satisfies Edit),
    message,
  )

const withTypes = async (ids: number[], row: (id: number) => Record<string, string>, keepsType: boolean) => {
  if (!keepsType) return ids.map(row)
  const types = new Map(
    (
      await db.query<{ id: number; type: string }>('select id, type from products where id = any($1)', [ids])
    ).map(({ id, type }) => [id, type]),
  )
  return ids.map(id => ({ ...row(id), type: types.get(id) ?? '' }))
}

const said = (result: Awaited<ReturnType<typeof publishEdit>>, message: string): ActResult => {
  if ('refused' in result) return result
  return { message: result.isChanged ? message : nothingChanged }
}
