import { allGroups, anyGroup, anyWord } from './group.ts'

const silk = { word: 'silk', uses: 8_000 }
const reshmi = { word: 'reshmi', uses: 300 }

test('a word is in as many products as use it', () => {
  expect(anyWord([silk])).toMatchObject({ uses: 8_000, least: 8_000 })
})

test('one of several words is in at least as many as the most used', () => {
  expect(anyWord([silk, reshmi])).toMatchObject({ uses: 8_300, least: 8_000 })
  expect(anyGroup([anyWord([reshmi]), anyWord([silk])].filter(group => group !== undefined))).toMatchObject({
    uses: 8_300,
    least: 8_000,
  })
})

test('of words that a product must both have nothing is certain', () => {
  expect(allGroups([anyWord([silk]), anyWord([reshmi])])).toMatchObject({ uses: 300, least: 0 })
})
