import 'server-only'
import { saleMomentOf } from '../catalogue/sale-moment.ts'
import { db } from '../db/pool.ts'
import { databaseNow } from './database-now.ts'
import { deadLinks } from './dead-links.ts'
import { readMore } from './read-seller.ts'
import { knownShop } from './read-shop.ts'

/** The banners of the home page at this moment; one with a dead link is shown without it. */
export const liveBanners = async () => {
  const all = (await knownShop())?.banners ?? []
  const { bannerDates: dates } = await readMore()
  const now = dates.length > 0 ? await databaseNow() : undefined
  const banners = all.filter((_, index) => !now || isShown(dates[index], now))
  const dead = await deadLinks(
    db,
    banners.map(banner => banner.url),
  )
  return banners.map(banner => (dead.has(banner.url) ? { ...banner, url: '' } : banner))
}

type Dates = { from?: string | undefined; to?: string | undefined }

const isShown = ({ from, to }: Dates = {}, now: Date) => {
  const [starts, ends] = [from && saleMomentOf(from, 'start'), to && saleMomentOf(to, 'end')]
  return (!starts || starts <= now) && (!ends || ends > now)
}
