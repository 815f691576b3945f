import 'server-only'
import { DEFAULT_DETAILS } from '#lib/shop/rules/default-shop.ts'
import type { ShopHandlers } from '../contract/index.ts'
import type { PriceBand } from '../contract/shop-schemas.ts'
import { BANDS } from './catalogue/facets/price-bands.ts'
import { cachedQuery } from './catalogue-cache.ts'
import { db } from './db/pool.ts'
import { liveBanners } from './shop/live-banners.ts'
import { knownShop } from './shop/read-shop.ts'

type Calls = 'theme' | 'logo' | 'socialLinks' | 'banners' | 'details'

export const shop: Pick<ShopHandlers, Calls> = {
  theme: async () => (await knownShop())?.theme ?? null,
  logo: async () => {
    const shop = await knownShop()
    if (!shop) return null
    const { name, logo, favicon_icon, pxl, email, mobile, address } = shop
    return { name, logo, favicon_icon, pxl, email, mobile, address, logoPath: logo && `/uploads/${logo}` }
  },
  socialLinks: async () => (await knownShop())?.social ?? null,
  banners: () => cachedQuery('banners', liveBanners),
  details: async () => {
    const shop = await knownShop()
    const priceBands = await cachedQuery('price bands', () => db.query<PriceBand>(BANDS))
    if (!shop && priceBands.length === 0) return null
    const { tagline, films, region, settings } = shop ?? DEFAULT_DETAILS
    return { tagline, films, region, settings, priceBands }
  },
}
