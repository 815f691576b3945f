import { categoriesOf, sortTree } from './sort-tree.ts'

const category = (id: number, order: number, subs: [number, number][] = []) => ({
  category_id: id,
  category_desc: `c${id}`,
  category_name: '',
  short_desc: '',
  url: '',
  description: '',
  cat_order: order,
  image: '',
  banner: '',
  Subcategories: subs.map(([subcategory_id, subcat_order]) => ({
    subcategory_id,
    subcategory_desc: '',
    description: '',
    subcat_order,
  })),
})
const group = (id: number, order: number, categories = [category(id * 10, 1)]) => ({
  group_id: id,
  group_desc: `g${id}`,
  group_order: order,
  categories,
})

test('groups, categories and subcategories stand in the order of their order fields', () => {
  const nested = category(21, 3, [
    [5, 2],
    [4, 1],
  ])
  const sorted = sortTree([group(2, 9, [nested, category(22, 1)]), group(1, 4)])
  expect(sorted.map(g => g.group_id)).toEqual([1, 2])
  expect(categoriesOf(sorted).map(c => c.category_id)).toEqual([10, 22, 21])
  expect(sorted[1]?.categories[1]?.Subcategories.map(s => s.subcategory_id)).toEqual([4, 5])
})

test('the tree that was given is left as it was', () => {
  const given = [group(2, 9), group(1, 4)]
  sortTree(given)
  expect(given.map(g => g.group_id)).toEqual([2, 1])
})
