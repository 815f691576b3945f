import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { pathOf } from '#lib/paths.ts'
import { CHOSEN_AT } from './choice-query.ts'
import type { Choice } from './sellable.ts'
import { slugOf } from './slug.ts'

const PLACES: { [K in MessageKey]?: string } = {
  chooseSize: CHOSEN_AT.size,
  chooseColour: CHOSEN_AT.color,
  chooseOption: CHOSEN_AT.other,
}

/** The product's page that says what was wrong with a form, with what had been chosen. */
export function refusedPath(
  product: Pick<Product, 'ASIN' | 'name'>,
  { size, color, other, unit = 1 }: Choice & { unit?: number },
  wrong?: MessageKey,
): string {
  const query = new URLSearchParams([
    ...(size ? [['size', size]] : []),
    ...(color ? [['color', color]] : []),
    ...(other ? [['other', other]] : []),
    ...(unit > 1 ? [['unit', String(unit)]] : []),
    ['note', '1'],
  ] as [string, string][])
  const place = (wrong && PLACES[wrong]) ?? ''
  return `${pathOf('product', slugOf(product))}?${query}${place}`
}
