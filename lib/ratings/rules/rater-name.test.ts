import { raterName } from './rater-name.ts'

test.each([
  ['Asha', 'Verma', 'Asha V.'],
  ['Asha', '', 'Asha'],
  ['Asha Devi', 'verma', 'Asha V.'],
  ['  ', '', ''],
  ['आशा', 'किरण', 'आशा कि.'],
  ['x'.repeat(60), 'Rao', `${'x'.repeat(30)} R.`],
])('%s %s is shown as "%s"', (first, last, shown) => {
  expect(raterName(first, last)).toBe(shown)
})
