import { z } from 'zod'
import {
  colour,
  digits,
  link,
  mailbox,
  nothing,
  number,
  optionalText,
  picture,
  prose,
  rows,
  siteLink,
  someRows,
  text,
  words,
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

export const shopSettings = z.object({
  trustClaim: text,
  deliveryClaim: text,
  callHours: text,
  emailPromise: text,
  visitStreet: text,
  visitHours: text,
  policyHours: text,
  /** Said at checkout: "100% SECURE". */
  secureClaim: text,
  /** Said beside a product: "30-day returns". */
  returnsClaim: text,
  /** Two answers in the help centre. */
  howToReturn: text,
  howToPayAtDoor: text,
  supportLead: text,
  /** What the search box suggests to look for. */
  searchExamples: text,
  /** What the menu calls the page of the region. */
  regionName: text,
  filmsLead: text,
  copyrightYears: text,
  onlineDiscountPercent: z.preprocess(number, z.number().min(0).max(90)).catch(10),
})
export type ShopSettings = z.infer<typeof shopSettings>

/** What a host may leave out whole: then each of its texts is ''. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(v => (typeof v === 'object' && v !== null && !Array.isArray(v) ? v : {}), z.object(shape))
const days = z
  .preprocess(v => (v === null ? undefined : v), z.number().int().min(0).max(365).optional())
  .catch(undefined)

const place = { street: text, town: text, state: text, pin: text }
const sellerInfo = part({
  legalName: text,
  form: text,
  gstin: text,
  cin: text,
  fssai: text,
  address: part(place),
  branches: someRows(part(place), 100),
  care: part({ name: text, email: mailbox, mobile: text, hours: text }),
  officer: part({ name: text, designation: text, email: mailbox, mobile: text }),
})
export type SellerInfo = z.infer<typeof sellerInfo>

const mark = part({ title: text, text })
export type Mark = z.infer<typeof mark>

const MOST_OF_A_POLICY = 100_000
const policySlug = z.string().regex(/^[a-z0-9-]{1,60}$/)
const policy = z.object({
  slug: policySlug,
  title: text,
  summary: text,
  text: optionalText(MOST_OF_A_POLICY),
})
export type PolicyText = z.infer<typeof policy>

/** Rupees, both ends included. */
export const priceBand = z.object({ min: wholeRupees, max: wholeRupees })
export type PriceBand = z.infer<typeof priceBand>

/** What the first hosts do not know of. Each part that is not told is empty. */
export const furtherDetails = z.object({
  /** Who sells. A host that does not tell: nothing is said of it. */
  seller: sellerInfo,
  returns: part({ days, exchange: z.boolean().optional().catch(undefined), shippingPaidBy: text }),
  /** Within how many days a refund is paid. */
  refundDays: days,
  /** Rupees of goods from which on delivery costs nothing. */
  delivery: part({ freeAbove: wholeRupees.optional().catch(undefined) }),
  couriers: words,
  /** Which policies there are; their texts are another call. */
  policies: someRows(z.object({ slug: policySlug, title: text }), 30),
  /** The marks at the two sides of the shop's own logo. */
  marks: part({ brand: mark, partner: mark }),
  promises: someRows(part({ title: text, text }), 6),
  /** While no orders are taken: why, and until when in words. */
  closed: part({ words: text, until: text }),
})

const shopDetails = z.object({
  tagline: text,
  films: someRows(film, 50),
  region: region,
  settings: shopSettings,
  /** The ranges of prices that lists offer; not told: those of the first shop. */
  priceBands: someRows(priceBand, 12).optional(),
  ...furtherDetails.shape,
})
export type ShopDetails = z.infer<typeof shopDetails>

export const shopSchemas = {
  theme: { input: nothing, output: theme.nullable() },
  logo: { input: nothing, output: logoInfo.nullable() },
  socialLinks: { input: nothing, output: socialLinks.nullable() },
  banners: { input: nothing, output: rows(banner, 50) },
  details: { input: nothing, output: shopDetails.nullable() },
  policy: { input: z.object({ slug: policySlug }).strict(), output: policy.nullable() },
}
