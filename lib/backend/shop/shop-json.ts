import 'server-only'
import { z } from 'zod'
import { bannerEndsFirst } from '#messages/seller.ts'
import { saleMomentOf } from '../catalogue/sale-moment.ts'
import { momentOf } from './closed-part.ts'
import { moreSettings, ownWords } from './own-words.ts'
import { checkTax, type SellerFile, SILENT_SELLER, sellerParts } from './seller-file.ts'
import { type ShopFile, shopFile } from './shop-file.ts'

const more = z.strictObject({ ...sellerParts, ...ownWords })
const settings = shopFile.shape.settings.unwrap()
const furtherSettings = z.strictObject(moreSettings)
// Between which moments a banner is shown; without the first it is already, without the second it has no end.
const bannerDates = { from: momentOf('start'), to: momentOf('end') }
const banner = z
  .strictObject({ ...shopFile.shape.banners.unwrap().element.shape, ...bannerDates })
  .superRefine(({ from, to }, context) => {
    const [starts, ends] = [from && saleMomentOf(from, 'start'), to && saleMomentOf(to, 'end')]
    if (starts && ends && starts >= ends)
      context.addIssue({ code: 'custom', path: ['to'], message: bannerEndsFirst })
  })

/** All of shop.json. A missing field is silent; an unknown one is refused. */
export const shopJson = z
  .strictObject({
    ...shopFile.shape,
    ...more.shape,
    banners: z.array(banner).max(20).default([]),
    settings: z.strictObject({ ...settings.shape, ...moreSettings }).prefault({}),
  })
  .superRefine(checkTax)
export type ShopJson = z.infer<typeof shopJson>

/**
 * As the database holds it. The previous build reads `details` and refuses what it does not know there; the rest is
 * `more`. Its settings are called moreSettings, since both are compared as one object; so are the dates of banners, in
 * the order of these, where any banner has some.
 */
export type StoredShop = { details: ShopFile; more: Record<string, unknown> }
export type More = SellerFile &
  z.infer<z.ZodObject<typeof ownWords>> & { settings: MoreSettings; bannerDates: BannerDates[] }
type BannerDates = z.infer<z.ZodObject<typeof bannerDates>>
type MoreSettings = z.infer<typeof furtherSettings>

export const toStored = ({ settings: said, banners, ...json }: ShopJson): StoredShop => {
  const [own, further] = parted(said, settings.shape)
  const dates = banners.map(({ from, to }) => ({ ...(from && { from }), ...(to && { to }) }))
  const undated = banners.map(({ from: _, to: __, ...shown }) => shown)
  const [details, rest] = parted(json, shopFile.shape)
  return {
    details: { ...details, banners: undated, settings: own } as ShopFile,
    more: {
      ...rest,
      moreSettings: further,
      ...(dates.some(date => date.from || date.to) && { bannerDates: dates }),
    },
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
  ...{ marks: {}, promises: [], bannerDates: [] },
  ...rest,
  sheetRatings: (said as MoreSettings | undefined)?.sheetRatings ?? false,
  settings: (said as MoreSettings | undefined) ?? {},
})

/** As the seller writes it. */
export const fromStored = ({ details, more }: StoredShop) => {
  const { sheetRatings: _, settings, bannerDates: dates, ...rest } = moreOf(more)
  const banners = details.banners.map((banner, index) => ({ ...banner, ...dates[index] }))
  return { ...details, ...rest, banners, settings: { ...details.settings, ...settings } }
}

/** Whether the file was imported by a build that makes up no claims of its own. */
export const isSilentByDefault = (more: Record<string, unknown>) => 'moreSettings' in more

/** The keys that a schema knows, and the others. */
const parted = (all: object, known: object) =>
  [true, false].map(isKnown =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key in known === isKnown)),
  ) as [Record<string, unknown>, Record<string, unknown>]
