import { z } from 'zod'
import {
  colour,
  digits,
  link,
  mailbox,
  nothing,
  number,
  picture,
  prose,
  rows,
  siteLink,
  someRows,
  text,
} from './fields.ts'

export const theme = z.object({
  text: colour,
  background: colour,
  primary: colour,
  secondary: colour,
  accent: colour,
  cardButton: colour,
})
export type Theme = z.infer<typeof theme>

const logoInfo = z.object({
  name: text,
  logo: picture,
  favicon_icon: picture,
  pxl: digits,
  email: mailbox,
  mobile: text,
  address: text,
  logoPath: text,
})
export type LogoInfo = z.infer<typeof logoInfo>

const socialLinks = z.object({
  fb: siteLink,
  insta: siteLink,
  linkedin: siteLink,
  twitter: siteLink,
  youtube: siteLink,
})
export type SocialLinks = z.infer<typeof socialLinks>

export const banner = z.object({ banner_img_name: picture, url: link, alt: text, caption: text })
export type Banner = z.infer<typeof banner>

export const film = z.object({ file: picture, poster: picture, title: text, caption: text })
export type Film = z.infer<typeof film>

export const region = z.object({
  heading: text,
  paragraphs: z.preprocess(v => (Array.isArray(v) ? v.slice(0, 50) : []), z.array(prose)),
  highlights: someRows(z.object({ title: text, text: prose, image: picture }), 50),
})
export type Region = z.infer<typeof region>

const wholeRupees = z.preprocess(number, z.number().int().min(0).max(100_000_000))

const shopSettings = z.object({
  trustClaim: text,
  deliveryClaim: text,
  callHours: text,
  emailPromise: text,
  visitStreet: text,
  visitHours: text,
  policyHours: text,
  onlineDiscountPercent: z.preprocess(number, z.number().min(0).max(90)).catch(10),
})
export type ShopSettings = z.infer<typeof shopSettings>

/** Rupees, both ends included. */
export const priceBand = z.object({ min: wholeRupees, max: wholeRupees })
export type PriceBand = z.infer<typeof priceBand>

const shopDetails = z.object({
  tagline: text,
  films: someRows(film, 50),
  region: region,
  settings: shopSettings,
  /** The ranges of prices that lists offer; not told: those of the first shop. */
  priceBands: someRows(priceBand, 12).optional(),
})
export type ShopDetails = z.infer<typeof shopDetails>

export const shopSchemas = {
  theme: { input: nothing, output: theme.nullable() },
  logo: { input: nothing, output: logoInfo.nullable() },
  socialLinks: { input: nothing, output: socialLinks.nullable() },
  banners: { input: nothing, output: rows(banner, 50) },
  details: { input: nothing, output: shopDetails.nullable() },
}
