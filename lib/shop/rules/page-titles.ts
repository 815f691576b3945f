import type { PageName } from '#lib/routes.ts'
import * as titles from '#messages/page-titles.ts'

/** What each page is called. */
export const pageTitles: Record<PageName, string> = {
  ...titles,
  productWithQuery: titles.product,
  subcategory: titles.products,
  subcategoryWithQuery: titles.products,
  category: titles.products,
  categoryWithQuery: titles.products,
  productNotFoundWithQuery: titles.productNotFound,
}
