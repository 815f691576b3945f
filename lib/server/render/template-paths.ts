import { type PageRoute, routes } from '#lib/routes.ts'

/** Where the templates of filled pages are: static pages that no link leads to. */
export const TEMPLATE_PATHS = '/template/'

const PERSONAL: Record<string, PageRoute> = {
  [`${TEMPLATE_PATHS}cart`]: routes.cart,
  [`${TEMPLATE_PATHS}checkout`]: routes.checkout,
}

/** The route of a template that is filled for one person. Its scripts start with the page, since its parts are theirs. */
export const personalRoute = (path: string): PageRoute | undefined => PERSONAL[path]
