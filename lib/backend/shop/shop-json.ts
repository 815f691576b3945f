import 'server-only'
import { z } from 'zod'
import { moreSettings, ownWords } from './own-words.ts'
import { checkTax, type SellerFile, SILENT_SELLER, sellerParts } from './seller-file.ts'
import { type ShopFile, shopFile } from './shop-file.ts'

const more = z.strictObject({ ...sellerParts, ...ownWords })
const settings = shopFile.shape.settings.unwrap()
const furtherSettings = z.strictObject(moreSettings)

/** All of shop.json. A missing field is silent; an unknown one is refused. */
export const shopJson = z
  .strictObject({
    ...shopFile.shape,
    ...more.shape,
    settings: z.strictObject({ ...settings.shape, ...moreSettings }).prefault({}),
  })
  .superRefine(checkTax)
export type ShopJson = z.infer<typeof shopJson>

/**
 * As the database holds it. The previous build reads `details` and refuses what it does not know there; the rest is
 * `more`. Its settings are called moreSettings, since both are compared as one object.
 */
export type StoredShop = { details: ShopFile; more: Record<string, unknown> }
export type More = SellerFile & z.infer<z.ZodObject<typeof ownWords>> & { settings: MoreSettings }
type MoreSettings = z.infer<typeof furtherSettings>

export const toStored = ({ settings: said, ...json }: ShopJson): StoredShop => {
  const [own, further] = parted(said, settings.shape)
  const [details, rest] = parted(json, shopFile.shape)
  return {
    details: { ...details, settings: own } as ShopFile,
    more: { ...rest, moreSettings: further },
  }
}

/** Both parts of what is stored, of one object that holds their keys; undefined if that is not enough for a shop. */
export const splitStored = (all: Record<string, unknown>): StoredShop | undefined => {
  const [details, rest] = parted(all, shopFile.shape)
  const read = shopFile.safeParse(details)
  return read.success ? { details: read.data, more: rest } : undefined
}

/** What is stored as `more`, each part of it. */
export const moreOf = ({ moreSettings: said, ...rest }: Record<string, unknown>): More => ({
  ...SILENT_SELLER,
  ...{ marks: {}, promises: [] },
  ...rest,
  sheetRatings: (said as MoreSettings | undefined)?.sheetRatings ?? false,
  settings: (said as MoreSettings | undefined) ?? {},
})

/** As the seller writes it. */
export const fromStored = ({ details, more }: StoredShop) => {
  const { sheetRatings: _, settings, ...rest } = moreOf(more)
  return { ...details, ...rest, settings: { ...details.settings, ...settings } }
}

/** Whether the file was imported by a build that makes up no claims of its own. */
export const isSilentByDefault = (more: Record<string, unknown>) => 'moreSettings' in more

/** The keys that a schema knows, and the others. */
const parted = (all: object, known: object) =>
  [true, false].map(isKnown =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key in known === isKnown)),
  ) as [Record<string, unknown>, Record<string, unknown>]
