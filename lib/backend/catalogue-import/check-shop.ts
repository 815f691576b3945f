import 'server-only'
import {
  badMailAddress,
  bannerCaption,
  bannerLinkDead,
  bannerUrl,
  deliveryNotFree,
  noMailAddress,
  otherPercent,
  sectionLinkDead,
} from '#messages/imports.ts'
import type { Db } from '../db/pool.ts'
import { deadLinks } from '../shop/dead-links.ts'
import { readShop } from '../shop/read-shop.ts'
import type { ShopFile } from '../shop/shop-file.ts'
import { checkTaxes } from './check-taxes.ts'
import type { ImportErrors, Told } from './errors.ts'
import { SECTIONS_TABLE } from './section-cells.ts'

const FILE = 'shop.json'

/** What the shop says of itself and its catalogue, as it will be, does not bear out: warnings, whichever file made it so. */
export const checkShop = async (tx: Db, warnings: ImportErrors) => {
  const shop = await readShop(tx)
  await checkLinks(tx, shop, warnings)
  await checkTaxes(tx, warnings)
  const warn = (column: string, value: string, reason: Told) =>
    warnings.add({ file: FILE, column, value, reason })
  if (!shop) return
  const { deliveryClaim, onlineDiscountPercent } = shop.settings
  const { all = 0, charged = 0 } = (await tx.one<{ all: number; charged: number }>(CHARGED)) ?? {}
  if (FREE_DELIVERY.test(deliveryClaim) && charged > 0)
    warn('settings.deliveryClaim', deliveryClaim, deliveryNotFree(deliveryClaim, charged, all))
  for (const [column, text] of textsOf(shop)) {
    const [, percent] = OFF_ONLINE.exec(text) ?? OFF_ONLINE_BEFORE.exec(text) ?? []
    if (percent !== undefined && Number(percent) !== onlineDiscountPercent)
      warn(column, text, otherPercent(text, onlineDiscountPercent))
  }
  if (shop.email === '') warn('email', '', noMailAddress)
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(shop.email))
    warn('email', shop.email, badMailAddress(shop.email))
}

const checkLinks = async (tx: Db, shop: ShopFile | undefined, warnings: ImportErrors) => {
  const banners = shop?.banners ?? []
  const sections = await tx.query<{ id: number; name: string; url: string }>(LINKED)
  const dead = await deadLinks(
    tx,
    [...banners, ...sections].map(({ url }) => url),
  )
  for (const [index, { url }] of banners.entries()) {
    const where = dead.get(url)
    const column = bannerUrl(index + 1)
    if (where) warnings.add({ file: FILE, column, value: url, reason: bannerLinkDead(url, where) })
  }
  for (const { id, name, url } of sections) {
    const where = dead.get(url)
    if (!where) continue
    const reason = sectionLinkDead(id, name, url, where)
    warnings.add({ file: SECTIONS_TABLE.file, column: 'url', value: url, reason })
  }
}

const LINKED = `select id, name, url from sections where not withdrawn and url <> '' order by id`
const CHARGED = `select count(*)::int as all, count(*) filter (where delivery_paise > 0)::int as charged
  from products where not withdrawn`

const FREE_DELIVERY =
  /\bfree\b[^|.;]{0,30}\b(delivery|shipping)\b|\b(delivery|shipping)\b[^|.;]{0,30}\bfree\b/i
const ONLINE = String.raw`(?:online|prepaid|upi)`
const PERCENT = String.raw`(\d{1,2}(?:\.\d+)?)\s*%`
const OFF_ONLINE = new RegExp(`${PERCENT}[^|.;]{0,40}\\b${ONLINE}\\b`, 'i')
const OFF_ONLINE_BEFORE = new RegExp(`\\b${ONLINE}\\b[^|.;]{0,40}?${PERCENT}`, 'i')

const textsOf = (shop: ShopFile): [string, string][] => [
  ['tagline', shop.tagline],
  ...Object.entries(shop.settings).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`settings.${key}`, value]] : [],
  ),
  ...shop.banners.map((banner, index): [string, string] => [bannerCaption(index + 1), banner.caption]),
]
