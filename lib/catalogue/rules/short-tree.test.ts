import type { Group } from '#lib/contract/catalogue-schemas.ts'
import { findSection } from './find-section.ts'
import { firstCategories, isLongTree, shortTree, shownCategories, treeAround } from './short-tree.ts'
import { categoriesOf } from './sort-tree.ts'

/** A tree of so many categories in each group, and of so many subcategories in each category. */
const treeOf = (categories: readonly number[], subcategories: number): Group[] =>
  categories.map((count, group) => ({
    group_id: group + 1,
    group_desc: `Group ${group}`,
    group_order: group,
    categories: Array.from({ length: count }, (_, n) => ({
      category_id: 1_000 * (group + 1) + n,
      category_desc: `Category ${n}`,
      category_name: '',
      short_desc: '',
      url: '',
      description: '',
      cat_order: n,
      image: '',
      banner: '',
      Subcategories: Array.from({ length: subcategories }, (__, m) => ({
        subcategory_id: 1_000_000 * (group + 1) + 1_000 * n + m,
        subcategory_desc: `Part ${m}`,
        description: '',
        subcat_order: m,
      })),
    })),
  }))

const sizeOf = (tree: readonly Group[]) =>
  tree.length + categoriesOf(tree).reduce((sum, { Subcategories }) => sum + 1 + Subcategories.length, 0)

test('a tree of a hundred sections is shown whole wherever it stands', () => {
  const tree = treeOf([9], 9).concat(treeOf([8], 0))
  expect([sizeOf(tree), isLongTree(tree)]).toEqual([100, false])
  expect([shortTree(tree), treeAround(tree), shownCategories(tree)]).toEqual([tree, tree, categoriesOf(tree)])
  expect(firstCategories(tree)).toEqual(categoriesOf(tree).slice(0, 6))
})

test.each([
  ['2,500 sections', treeOf(Array(20).fill(20), 6)],
  ['one group', treeOf([500], 4)],
  ['groups alone', treeOf(Array(2_500).fill(0), 0)],
  ['a category with all of it', treeOf([1], 2_498)],
  ['a hundred and one', treeOf([100], 0)],
])('of a longer tree (%s) a page has at most a hundred links above its content', (_, tree) => {
  expect(isLongTree(tree)).toBe(true)
  const above = firstCategories(tree).reduce((sum, { Subcategories }) => sum + 1 + Subcategories.length, 0)
  expect(sizeOf(shortTree(tree)) + above).toBeLessThanOrEqual(100)
  expect(shownCategories(tree).length).toBeLessThanOrEqual(24)
})

test('a large group takes no room of the small ones', () => {
  const counts = shortTree(treeOf([1, 300, 5], 3)).map(({ categories }) => categories.length)
  expect(counts).toEqual([1, 51, 5])
})

test('around a place are its neighbours, and the place itself wherever it stands', () => {
  const tree = treeOf(Array(40).fill(40), 40)
  for (const id of [1, 40, 1_000, 40_039, 20_020, 1_000_000, 40_039_039, 20_020_020]) {
    const place = findSection(tree, id)
    const shown = treeAround(tree, place)
    expect(findSection(shown, id)?.level).toBe(place?.level)
    expect(sizeOf(shown)).toBeLessThanOrEqual(48)
  }
  expect(sizeOf(treeAround(tree))).toBe(16)
})
