import type { Group } from '#lib/contract/catalogue-schemas.ts'
import { findSection, sectionPath, sectionTitle } from './find-section.ts'

const tree = [
  {
    group_id: 1,
    group_desc: 'Weaves',
    categories: [
      {
        category_id: 11,
        category_desc: 'Sarees',
        Subcategories: [{ subcategory_id: 101, subcategory_desc: 'Bagh' }],
      },
    ],
  },
] as unknown as Group[]

test.each([
  [1, 'Weaves', '/products-section2/1'],
  [11, 'Sarees', '/products-section2/11'],
  [101, 'Bagh', '/products-section/101'],
])('id %i is %s at %s', (id, title, path) => {
  const place = findSection(tree, id)
  expect(place && [sectionTitle(place), sectionPath(place)]).toEqual([title, path])
})

test('an unknown id is nowhere', () => {
  expect(findSection(tree, 7)).toBeUndefined()
})
