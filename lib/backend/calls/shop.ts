import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { furtherDetails, type PriceBand, shopSettings } from '#lib/contract/shop-schemas.ts'
import { DEFAULT_DETAILS } from '#lib/shop/rules/default-shop.ts'
import { titleOfPolicy } from '#lib/shop/rules/policy-title.ts'
import { BANDS } from '../catalogue/facets/price-bands.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { closedNow } from '../shop/closed-now.ts'
import { liveBanners } from '../shop/live-banners.ts'
import { knownSeller } from '../shop/read-seller.ts'
import { knownShop } from '../shop/read-shop.ts'

type Calls = 'theme' | 'logo' | 'socialLinks' | 'banners' | 'details' | 'policy'

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
    const said = await knownSeller()
    const policies = said.policies.map(policy => ({ slug: policy.slug, title: titleOfPolicy(policy) }))
    return {
      ...{ tagline, films, region, priceBands },
      settings: shopSettings.parse({ ...settings, ...said.settings }),
      ...furtherDetails.parse({ ...said, policies, closed: await closedNow(said.closed) }),
    }
  },
  policy: async ({ slug }) => {
    const found = (await knownSeller()).policies.find(policy => policy.slug === slug)
    if (!found) return null
    return { slug, title: titleOfPolicy(found), summary: found.summary ?? '', text: found.text ?? '' }
  },
}
