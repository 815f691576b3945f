import type { RouteName } from '#lib/paths.ts'
import * as titles from '#messages/page-titles.ts'

/** The title of each page. */
export const pageTitles: Record<RouteName, string> = {
  ...titles,
  productTwin: titles.product,
  subcategory: titles.products,
  subcategoryTwin: titles.products,
  category: titles.products,
  categoryTwin: titles.products,
  productNotFoundTwin: titles.productNotFound,
}
