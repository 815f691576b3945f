import { filledPath, linkedPaths } from './linked-paths.ts'

// Where each page is, and nothing more. What a page is stands in routes.ts.
export const paths = {
  ...linkedPaths,
  region: '/mp',
  video: '/video',
  collections: '/collections',
  productWithQuery: '/product-choice/:slug',
  subcategory: '/products-section/:id',
  category: '/products-section2/:id',
  subcategoryWithQuery: '/products-filter/:id',
  categoryWithQuery: '/products-filter2/:id',
  search: '/Product-Serach/:term',
  productNotFound: '/ProductNotFound',
  productNotFoundWithQuery: '/nothing-found',
  recentlyViewed: '/RecentlyViewed',
  about: '/aboutPage',
  terms: '/ResellerTermsConditions',
  support: '/CustomerSupport',
  privacy: '/privacy',
  overview: '/overview',
  yourData: '/your-data',
  addressForm: '/address-form',
  cancellation: '/cancellation-form',
  cancelled: '/order-cancelled',
  logout: '/logout',
  forgot: '/CreateAccountCard',
  reset: '/AccountVerifiedCard',
  checkout: '/checkout2',
  payment: '/PaymentPage',
  confirmation: '/order-confirmation',
} as const

export type RouteName = keyof typeof paths

type Paths = typeof paths
/** The path of a page up to its segment. Only a type, like those below, so that no script gets longer by it. */
export type PathStart = {
  [Name in RouteName]: Paths[Name] extends `${infer Start}:${string}` ? Start : Paths[Name]
}[RouteName]

/** The path of a page: `pathOf('product', slug)`. */
export const pathOf = (name: RouteName, segment?: string | number): string => filledPath(paths[name], segment)

/** The spelling that a product's page has in the links of the cart and the wishlist. */
export type OtherProductPath = `/product-category/${string}`
