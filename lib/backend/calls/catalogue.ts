import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { collections } from '../catalogue/collections.ts'
import { filters } from '../catalogue/filters.ts'
import { headerGroups } from '../catalogue/header.ts'
import { home } from '../catalogue/home.ts'
import { productBySlug } from '../catalogue/one-product.ts'
import { products } from '../catalogue/products.ts'
import { productsById } from '../catalogue/products-by-id.ts'
import { sectionTree } from '../catalogue/sections.ts'
import { sitemap } from '../catalogue/sitemap.ts'
import { suggest } from '../catalogue/suggest.ts'

type Calls =
  | 'groups'
  | 'tree'
  | 'header'
  | 'products'
  | 'product'
  | 'productsById'
  | 'suggest'
  | 'home'
  | 'filters'
  | 'collections'
  | 'sitemap'

export const catalogue: Pick<ShopHandlers, Calls> = {
  groups: sectionTree,
  tree: sectionTree,
  header: headerGroups,
  products,
  product: async ({ search }) => {
    const product = await productBySlug(search)
    return product ? [product] : []
  },
  productsById: ({ ids }) => productsById(ids),
  suggest: ({ q }) => suggest(q),
  home,
  filters,
  collections,
  sitemap: ({ part }) => sitemap(part),
}
