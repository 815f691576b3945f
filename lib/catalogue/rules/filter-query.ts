import { FACETS, type Facet, type Filters, SHOWN_VALUES } from '#lib/contract/facets.ts'

/** The facets that stand in an address under their own names; the price has its bands. */
export const NAMED_FACETS = FACETS.filter(facet => facet !== 'price')
export const STOCK = 'stock'
const IN_STOCK = 'in'
const LONGEST_VALUE = 100

type Chosen = { filters?: Filters; inStock?: boolean }

/** The values that an address chooses, each name as often as it has values. */
export function readFilters(query: URLSearchParams): Chosen {
  const filters: Filters = {}
  for (const facet of NAMED_FACETS) {
    const values = [...new Set(query.getAll(facet).map(value => value.trim()))]
    const sound = values.filter(value => value !== '' && value.length <= LONGEST_VALUE)
    if (sound.length > 0) filters[facet] = sound.slice(0, SHOWN_VALUES)
  }
  return {
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(query.get(STOCK) === IN_STOCK && { inStock: true }),
  }
}

/** The same as words of an address. */
export const filterWords = ({ filters = {}, inStock }: Chosen): [name: string, value: string][] => [
  ...NAMED_FACETS.flatMap(facet => (filters[facet] ?? []).map((value): [string, string] => [facet, value])),
  ...(inStock ? [[STOCK, IN_STOCK] as [string, string]] : []),
]

/** With a value chosen, or no longer. */
export function toggled(filters: Filters | undefined, facet: Facet, value: string): Filters | undefined {
  const { [facet]: had = [], ...others } = filters ?? {}
  const isSame = (one: string) => one.toLowerCase() === value.toLowerCase()
  const now = had.some(isSame) ? had.filter(one => !isSame(one)) : [...had, value]
  const next = now.length > 0 ? { ...others, [facet]: now } : others
  return Object.keys(next).length > 0 ? next : undefined
}
