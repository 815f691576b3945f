import { z } from 'zod'
import { nothing, text } from './fields.ts'

export const theme = z.object({
  text: text,
  background: text,
  primary: text,
  secondary: text,
  accent: text,
  cardButton: text,
})
export type Theme = z.infer<typeof theme>

export const logoInfo = z.object({
  name: text,
  logo: text,
  favicon_icon: text,
  pxl: text,
  email: text,
  mobile: text,
  address: text,
  logoPath: text,
})
export type LogoInfo = z.infer<typeof logoInfo>

export const socialLinks = z.object({ fb: text, insta: text, linkedin: text, twitter: text, youtube: text })
export type SocialLinks = z.infer<typeof socialLinks>

export const banner = z.object({ banner_img_name: text, url: text, alt: text, caption: text })
export type Banner = z.infer<typeof banner>

export const film = z.object({ file: text, poster: text, title: text, caption: text })
export type Film = z.infer<typeof film>

export const region = z.object({
  heading: text,
  paragraphs: z.array(z.string()).catch([]),
  highlights: z.array(z.object({ title: text, text: text, image: text })).catch([]),
})
export type Region = z.infer<typeof region>

export const shopSettings = z.object({
  trustClaim: text,
  deliveryClaim: text,
  callHours: text,
  emailPromise: text,
  visitStreet: text,
  visitHours: text,
  policyHours: text,
  onlineDiscountPercent: z.coerce.number().min(0).max(90).catch(10),
})
export type ShopSettings = z.infer<typeof shopSettings>

export const shopDetails = z.object({
  tagline: text,
  films: z.array(film).catch([]),
  region: region,
  settings: shopSettings,
})
export type ShopDetails = z.infer<typeof shopDetails>

export const shopSchemas = {
  theme: { input: nothing, output: theme.nullable() },
  logo: { input: nothing, output: logoInfo.nullable() },
  socialLinks: { input: nothing, output: socialLinks.nullable() },
  banners: { input: nothing, output: z.array(banner) },
  details: { input: nothing, output: shopDetails.nullable() },
}
