import { routes } from '#lib/routes.ts'

/** The page of the order that a key opens; a key of no use leads to the page that says so. */
export const orderPath = (key: string) => routes.order.path.replace(':key', encodeURIComponent(key || '-'))
