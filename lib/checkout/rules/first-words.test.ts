import { firstWords } from './first-words.ts'

test.each([
  ['Bagh Print Cotton Stole', 'Bagh Print Cotton Stole'],
  ['Bagh Jaal Cotton Saree, Madder and Iron', 'Bagh Jaal Cotton Saree,…'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(firstWords(name)).toBe(shown)
})
