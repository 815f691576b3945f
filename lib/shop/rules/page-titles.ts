import type { PageName } from '#lib/routes.ts'
import * as titles from '#messages/page-titles.ts'

/** What each page is called. */
export const pageTitles: Record<PageName, string> = {
  ...titles,
  productTwin: titles.product,
  subcategory: titles.products,
  subcategoryTwin: titles.products,
  category: titles.products,
  categoryTwin: titles.products,
  productNotFoundTwin: titles.productNotFound,
}
