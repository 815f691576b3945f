import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { pathOf } from '#lib/paths.ts'
import { CHOSEN_AT } from './choice-query.ts'
import { slugOf } from './slug.ts'

/** The product's page that says what was wrong with a form, with what had been chosen. */
export function refusedPath(
  product: Pick<Product, 'ASIN' | 'name'>,
  { size, color, unit = 1 }: { size: string; color: string; unit?: number },
  wrong?: MessageKey,
): string {
  const query = new URLSearchParams([
    ...(size ? [['size', size]] : []),
    ...(color ? [['color', color]] : []),
    ...(unit > 1 ? [['unit', String(unit)]] : []),
    ['note', '1'],
  ] as [string, string][])
  const place = wrong === 'chooseSize' ? CHOSEN_AT.size : wrong === 'chooseColour' ? CHOSEN_AT.color : ''
  return `${pathOf('product', slugOf(product))}?${query}${place}`
}
