import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { sellerLines } from '#lib/shop/rules/seller-lines.ts'
import { themeColours } from '#lib/shop/rules/theme-colours.ts'
import { shop } from '../calls/shop.ts'
import { knownSeller } from '../shop/read-seller.ts'
import type { MailBranding } from './mail-content.ts'

/** The present name and colours of the shop. Links use the configured address (Rule 8). */
export async function mailBranding(): Promise<MailBranding> {
  const [logo, theme, { seller, refundDays }] = await Promise.all([
    shop.logo({}, {}),
    shop.theme({}, {}),
    knownSeller(),
  ])
  const colours = themeColours(theme)
  return {
    shop: logo?.name || new URL(env.siteUrl).host,
    siteUrl: env.siteUrl,
    accent: colours.primary,
    ink: colours['on-primary'],
    seller: sellerLines(seller),
    refundDays,
  }
}
