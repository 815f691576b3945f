import { listingHref, questionOf, readListingQuery } from './listing-query.ts'

const read = (query: string) => readListingQuery(new URLSearchParams(query))

test('a listing’s address says page, sort, price band and search', () => {
  expect(read('page=3&sort=nameZA&price=2000-3000&q=bagh')).toEqual({
    page: 3,
    sort: 'nameZA',
    band: { min: 2000, max: 3000 },
    q: 'bagh',
  })
})

test.each(['', 'page=0', 'page=-1', 'page=1e9', 'page=01', 'page=2.5', 'sort=DROP', 'price=1-2', 'page=%00'])(
  '%s is the plain listing',
  query => {
    expect(read(query)).toEqual({ page: 1, sort: 'featured', band: undefined, q: '' })
  },
)

test('a page that no list has is asked for all the same, so that it can be told to be beyond', () => {
  expect(read('page=1000001').page).toBe(1_000_000)
  expect(read('page=99999999').page).toBe(1_000_000)
})

test('changing a filter goes back to the first page, changing the page keeps the filters', () => {
  const query = read('page=3&sort=nameZA&price=2000-3000')
  expect(listingHref('/x', query, { sort: 'featured' })).toBe('/x?price=2000-3000')
  expect(listingHref('/x', query, { page: 4 })).toBe('/x?price=2000-3000&sort=nameZA&page=4')
  expect(listingHref('/x', query, { band: undefined, sort: 'featured', page: 1 })).toBe('/x')
})

test('the shop is asked for one page of it', () => {
  expect(questionOf(read('page=2&price=100-1000'), { type: 'cat', subcat_id: 12 })).toEqual({
    type: 'cat',
    subcat_id: 12,
    search: '',
    page: 2,
    limit: 24,
    sort: 'featured',
    minPrice: 100,
    maxPrice: 1000,
  })
})
