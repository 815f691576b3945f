import 'server-only'
import { z } from 'zod'
import { DEFAULT_THEME, HOME_PRODUCTS } from '#lib/constants.ts'
import { isFilmName, isPictureName } from '#lib/rules/picture-name.ts'
import { DEFAULT_SETTINGS } from '#lib/shop/rules/default-settings.ts'
import {
  bandUpsideDown,
  notAddress,
  notColour,
  notFilmName,
  notHttpAddress,
  notPictureName,
  notPixelId,
} from '#messages/imports.ts'

const wholeRupees = z.number().int().min(0).max(10_000_000)
const line = z.string().max(500)
const paragraph = z.string().max(5_000)
const picture = z.string().refine(name => name === '' || isPictureName(name), notPictureName)
const filmFile = z.string().refine(isFilmName, notFilmName)
// A colour is #rgb, #rrggbb or a name; a link is http(s), or a path of this shop (Rule 7).
const colour = z.string().regex(/^(#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]{3,30})$/i, notColour)
const webLink = z
  .string()
  .max(500)
  .refine(url => url === '' || isWebAddress(url), notHttpAddress)
const link = z
  .string()
  .max(500)
  .refine(url => url === '' || /^\/(?![/\\])/.test(url) || isWebAddress(url), notAddress)

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)

/** shop.json: the shop's own details. A missing field has a default; an unknown field is refused. */
export const shopFile = z.strictObject({
  name: line.min(1),
  tagline: line.default(''),
  logo: picture.default(''),
  favicon_icon: picture.default(''),
  pxl: z
    .string()
    .regex(/^\d{0,32}$/, notPixelId)
    .default(''),
  email: line.default(''),
  mobile: line.default(''),
  address: line.default(''),
  theme: z
    .strictObject({
      text: colour.default(DEFAULT_THEME.text),
      background: colour.default(DEFAULT_THEME.background),
      primary: colour.default(DEFAULT_THEME.primary),
      secondary: colour.default(DEFAULT_THEME.secondary),
      accent: colour.default(DEFAULT_THEME.accent),
      cardButton: colour.default(DEFAULT_THEME.cardButton),
    })
    .prefault({}),
  social: z
    .strictObject({
      fb: webLink.default(''),
      insta: webLink.default(''),
      linkedin: webLink.default(''),
      twitter: webLink.default(''),
      youtube: webLink.default(''),
    })
    .prefault({}),
  banners: z
    .array(
      z.strictObject({
        banner_img_name: picture.min(1),
        url: link.default(''),
        alt: line.default(''),
        caption: line.default(''),
      }),
    )
    .max(20)
    .default([]),
  films: z
    .array(
      z.strictObject({
        file: filmFile,
        poster: picture.default(''),
        title: line.default(''),
        caption: line.default(''),
      }),
    )
    .max(50)
    .default([]),
  region: z
    .strictObject({
      heading: line.default(''),
      paragraphs: z.array(paragraph).max(50).default([]),
      highlights: z
        .array(
          z.strictObject({
            title: line.default(''),
            text: paragraph.default(''),
            image: picture.default(''),
          }),
        )
        .max(50)
        .default([]),
    })
    .prefault({}),
  /** ASINs or ids of what the home page shows first; empty: the best twelve. */
  home: z.array(z.string().max(64)).max(HOME_PRODUCTS).default([]),
  /** Empty: made from the prices there are. */
  priceBands: z
    .array(
      z
        .strictObject({ min: wholeRupees, max: wholeRupees })
        .refine(({ min, max }) => min < max, bandUpsideDown),
    )
    .max(12)
    .default([]),
  settings: z
    .strictObject({
      trustClaim: line.default(DEFAULT_SETTINGS.trustClaim),
      deliveryClaim: line.default(DEFAULT_SETTINGS.deliveryClaim),
      callHours: line.default(DEFAULT_SETTINGS.callHours),
      emailPromise: line.default(DEFAULT_SETTINGS.emailPromise),
      visitStreet: line.default(DEFAULT_SETTINGS.visitStreet),
      visitHours: line.default(DEFAULT_SETTINGS.visitHours),
      policyHours: line.default(DEFAULT_SETTINGS.policyHours),
      onlineDiscountPercent: z.number().min(0).max(90).default(DEFAULT_SETTINGS.onlineDiscountPercent),
    })
    .prefault({}),
})
export type ShopFile = z.infer<typeof shopFile>

/** Every picture and film that shop.json names. */
export const filesOfShop = (shop: ShopFile) =>
  [
    shop.logo,
    shop.favicon_icon,
    ...shop.banners.map(banner => banner.banner_img_name),
    ...shop.films.flatMap(film => [film.file, film.poster]),
    ...shop.region.highlights.map(highlight => highlight.image),
  ].filter(Boolean)
