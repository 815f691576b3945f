import { shortName } from './short-name.ts'

test.each([
  ['Bagh Print Cotton Stole', 'Bagh Print Cotton Stole'],
  ['Bagh Jaal Cotton Saree, Madder and Iron', 'Bagh Jaal Cotton Saree,…'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
