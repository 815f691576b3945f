import { type Choice, type Sellable, sizeList } from './sellable.ts'
import { otherList } from './variants.ts'

/** Where on the product's page it is chosen. */
export const CHOSEN_AT = { size: '#sizes', color: '#colour', other: '#options' } as const

/** The choice that an address names, as far as they can be had. */
export function choiceOf(query: URLSearchParams, product: Sellable): Choice {
  const size = query.get('size') ?? ''
  const color = query.get('color') ?? ''
  const other = query.get('other') ?? ''
  return {
    size: sizeList(product).some(entry => entry.Size_Desc === size && entry.Stock > 0) ? size : '',
    color: product.color.includes(color) ? color : '',
    ...(otherList(product).includes(other) && { other }),
  }
}

/** The same address with this choice in it, so that a shared link opens the right one. */
export function withChoice(address: string, { size, color, other = '' }: Choice): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries({ size, color, other })) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  // What a refused form had to say was about another choice.
  url.searchParams.delete('note')
  url.searchParams.delete('unit')
  if (Object.values<string>(CHOSEN_AT).includes(url.hash)) url.hash = ''
  return url.href
}
