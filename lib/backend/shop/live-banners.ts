import 'server-only'
import { db } from '#lib/backend/db/pool.ts'
import { deadLinks } from './dead-links.ts'
import { knownShop } from './read-shop.ts'

/** The banners of the home page; one with a dead link is shown without it. */
export const liveBanners = async () => {
  const banners = (await knownShop())?.banners ?? []
  const dead = await deadLinks(
    db,
    banners.map(banner => banner.url),
  )
  return banners.map(banner => (dead.has(banner.url) ? { ...banner, url: '' } : banner))
}
