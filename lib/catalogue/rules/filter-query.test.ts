import { readFilters, toggled } from './filter-query.ts'
import {
  asksForFilters,
  filterCount,
  filtersOf,
  listingHref,
  questionOf,
  readListingQuery,
  withFiltersHref,
} from './listing-query.ts'

const read = (query: string) => readListingQuery(new URLSearchParams(query))

test('an address says several values of a facet, and is written the same again', () => {
  const query = read('color=Red&color=Indigo%20%26%20blue&brand=Amrutam&stock=in&price=100-1000&sort=nameAZ')
  expect(query.filters).toEqual({ brand: ['Amrutam'], color: ['Red', 'Indigo & blue'] })
  expect([query.inStock, filterCount(query)]).toEqual([true, 5])
  expect(listingHref('/x', query, {})).toBe(
    '/x?price=100-1000&brand=Amrutam&color=Red&color=Indigo+%26+blue&stock=in&sort=nameAZ',
  )
})

test('the link to all filters keeps the order of the list', () => {
  const href = withFiltersHref('/x', read('sort=nameAZ&page=3'))
  expect(href).toBe('/x?sort=nameAZ&filters=all')
  expect(asksForFilters(new URL(href, 'http://a').searchParams)).toBe(true)
  expect(asksForFilters(new URLSearchParams('sort=nameAZ'))).toBe(false)
  expect(withFiltersHref('/x', read(''))).toBe('/x?filters=all')
})

test.each(['brand=', `brand=${'x'.repeat(101)}`, 'Brand=A', '__proto__=A', 'stock=out', 'stock='])(
  '%s chooses nothing',
  query => {
    expect(readFilters(new URLSearchParams(query))).toEqual({})
  },
)

test('a value is chosen, and taken off again in any spelling', () => {
  const one = toggled(undefined, 'brand', 'Amrutam')
  expect(one).toEqual({ brand: ['Amrutam'] })
  expect(toggled(one, 'brand', 'amrutam')).toBeUndefined()
  expect(toggled(toggled(one, 'color', 'Red'), 'brand', 'Amrutam')).toEqual({ color: ['Red'] })
})

test('the shop is asked by values, the price band among them; a search has none', () => {
  const section = { type: 'cat', subcat_id: 12 } as const
  const asked = questionOf(read('price=100-1000&brand=A&stock=in'), section)
  expect(asked).toMatchObject({ filters: { brand: ['A'], price: ['100-1000'] }, inStock: true })
  expect(asked.minPrice).toBeUndefined()
  const search = read('q=stole&price=100-1000&brand=A')
  expect(questionOf(search, section)).toMatchObject({ search: 'stole', minPrice: 100 })
  expect(filtersOf(search)).toEqual({})
})

test('more values than are shown are not asked for', () => {
  const many = Array.from({ length: 40 }, (_, n) => `brand=b${n}`).join('&')
  expect(read(many).filters?.brand).toHaveLength(6)
})
