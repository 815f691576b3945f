import type { Product, Variant } from '#lib/contract/catalogue-schemas.ts'
import type { LogoInfo, SocialLinks } from '#lib/contract/shop-schemas.ts'
import type { DeliveryCharges } from '#lib/delivery/rules/delivery-charges.ts'
import { shippingLd } from '#lib/delivery/rules/shipping-ld.ts'
import { withChoice } from './choice-query.ts'
import { holdsColour } from './option-words.ts'
import { isSoldOut } from './sellable.ts'

type Told = {
  url: string
  description: string
  images: string[]
  seller: string
  /** Whether its ratings were given by people who bought it here. */
  isCounted?: boolean
  pictureUrl?: (name: string) => string
  /** What delivery costs, where the seller has a table of PIN codes. */
  charges?: DeliveryCharges | undefined
  /** The seller's terms of return, where there are any. */
  returnPolicy?: object | undefined
}

export type Crumb = { name: string; path: string }

/** JSON for inside a script: what could end it, or end a line of it, is escaped (Rule 6). */
export const safeJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A product's structured data for search engines. */
export const productLd = (
  product: Product,
  { url, description, images, seller, isCounted = false, charges, returnPolicy }: Told,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description,
  image: images,
  url,
  sku: product.ASIN || String(product.id),
  brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
  category: product.category || undefined,
  material: product.material || undefined,
  color: product.color.join(', ') || undefined,
  // Nobody's purchase stands behind the stars of a sheet or of another host.
  ...(isCounted &&
    product.ratings_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.ratings,
        ratingCount: product.ratings_count,
      },
    }),
  offers: {
    '@type': 'Offer',
    url,
    priceCurrency: 'INR',
    price: Math.round(product.discountPrice),
    priceValidUntil: product.sale?.until,
    availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: seller },
    shippingDetails: charges && shippingLd(charges),
    hasMerchantReturnPolicy: returnPolicy,
  },
})

/** The same of a product with variants: a group of products, where what they have in common is said once. */
export const productGroupLd = (product: Product, { url, seller, ...told }: Told) => {
  const { offers, color, ...common } = productLd(product, { url, seller, ...told })
  const { variants = [], options = [] } = product
  const isColour = holdsColour(options)
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: common.sku,
    variesBy: options.map(({ name, slot }) =>
      slot === 'color' && !isColour ? name : (VARIES_BY[slot] ?? name),
    ),
    hasVariant: variants.map(variant => ({
      '@type': 'Product',
      name: nameOf(product.name, variant),
      sku: variant.sku || undefined,
      size: variant.size || undefined,
      color: (isColour && variant.color) || undefined,
      image: variant.image ? told.pictureUrl?.(variant.image) : undefined,
      offers: {
        '@type': 'Offer',
        url: withChoice(url, variant),
        priceCurrency: 'INR',
        price: Math.round(variant.discountPrice),
        priceValidUntil: variant.sale?.until,
        availability: `https://schema.org/${availabilityOf(variant)}`,
        shippingDetails: offers.shippingDetails,
        hasMerchantReturnPolicy: offers.hasMerchantReturnPolicy,
      },
    })),
  }
}

const VARIES_BY: { [slot: string]: string | undefined } = {
  size: 'https://schema.org/size',
  color: 'https://schema.org/color',
}

const nameOf = (name: string, { size, color, other }: Variant) =>
  [name, size, color, other].filter(Boolean).join(', ')

const availabilityOf = ({ Stock, unlimited, promise }: Variant) => {
  if (unlimited || Stock > 0) return 'InStock'
  return promise ? 'BackOrder' : 'OutOfStock'
}

export const breadcrumbLd = (crumbs: readonly Crumb[], site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    // The last one is the page itself, whose address search engines take.
    ...(place < crumbs.length - 1 && { item: new URL(path, site).href }),
  })),
})

export const organizationLd = (logo: LogoInfo, links: SocialLinks, site: string, picture: string) => {
  const sameAs = Object.values(links).filter(link => /^https?:\/\//.test(link))
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: logo.name || new URL(site).host,
    url: new URL('/', site).href,
    logo: new URL(picture, site).href,
    ...(logo.email && { email: logo.email }),
    ...(logo.mobile && { telephone: `+91${logo.mobile.replace(/\D/g, '').slice(-10)}` }),
    ...(logo.address && { address: logo.address }),
    ...(sameAs.length > 0 && { sameAs }),
  }
}
