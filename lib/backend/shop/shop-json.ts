import 'server-only'
import { z } from 'zod'
import { checkTax, type SellerFile, SILENT_SELLER, sellerParts } from './seller-file.ts'
import { type ShopFile, shopFile } from './shop-file.ts'

const settings = shopFile.shape.settings.unwrap()

/** All of shop.json. A missing field is silent; an unknown one is refused. */
export const shopJson = z
  .strictObject({
    ...shopFile.shape,
    ...sellerParts,
    settings: z
      .strictObject({
        ...settings.shape,
        /** Stars of products.csv are shown, though nobody's purchase stands behind them. */
        sheetRatings: z.boolean().optional(),
      })
      .prefault({}),
  })
  .superRefine(checkTax)
export type ShopJson = z.infer<typeof shopJson>

/**
 * As the database holds it. The previous build reads `details` and refuses what it does not know there; the rest is
 * `more`. `more.settings` would stand beside those of `details` where both are compared, hence its name.
 */
export type StoredShop = { details: ShopFile; more: Record<string, unknown> }

export const toStored = ({
  seller,
  tax,
  returns,
  refundDays,
  couriers,
  policies,
  declared,
  settings: { sheetRatings, ...settings },
  ...rest
}: ShopJson): StoredShop => ({
  details: { ...rest, settings },
  more: {
    seller,
    tax,
    returns,
    refundDays,
    couriers,
    policies,
    declared,
    moreSettings: { sheetRatings },
  },
})

/** Both parts of what is stored, of one object that holds their keys; undefined if that is not enough for a shop. */
export const splitStored = (all: Record<string, unknown>): StoredShop | undefined => {
  const keys = Object.keys(shopFile.shape)
  const isDetail = ([key]: [string, unknown]) => keys.includes(key)
  const read = shopFile.safeParse(Object.fromEntries(Object.entries(all).filter(isDetail)))
  const more = Object.fromEntries(Object.entries(all).filter(entry => !isDetail(entry)))
  return read.success ? { details: read.data, more } : undefined
}

/** What shop.json says of the seller, of what is stored. */
export const sellerOf = ({ moreSettings, ...more }: Record<string, unknown>): SellerFile => ({
  ...SILENT_SELLER,
  ...more,
  sheetRatings: (moreSettings as { sheetRatings?: boolean } | undefined)?.sheetRatings ?? false,
})

/** As the seller writes it. */
export const fromStored = ({ details, more }: StoredShop) => {
  const { sheetRatings, ...seller } = sellerOf(more)
  return { ...details, ...seller, settings: { ...details.settings, ...(sheetRatings && { sheetRatings }) } }
}

/** Whether the file was imported by a build that makes up no claims of its own. */
export const isSilentByDefault = (more: Record<string, unknown>) => 'moreSettings' in more
