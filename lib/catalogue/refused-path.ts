import type { Product } from '../contract/catalogue-schemas.ts'
import { pathOf } from '../paths.ts'
import { slugOf } from './slug.ts'

/** The product's page that says what was wrong with a form, with what had been chosen. */
export function refusedPath(
  product: Pick<Product, 'ASIN' | 'name'>,
  { size, color, unit = 1 }: { size: string; color: string; unit?: number },
): string {
  const query = new URLSearchParams([
    ...(size ? [['size', size]] : []),
    ...(color ? [['color', color]] : []),
    ...(unit > 1 ? [['unit', String(unit)]] : []),
    ['note', '1'],
  ] as [string, string][])
  return `${pathOf('product', slugOf(product))}?${query}`
}
