import { UTR_PATTERN, upiUtr } from './upi-utr.ts'

test.each([
  ['432611809921', '432611809921'],
  ['4326 1180 9921', '432611809921'],
  [' 4326-1180-9921 ', '432611809921'],
  ['४३२६११८०९९२१', '432611809921'],
  ['４３２６１１８０９９２１', '432611809921'],
])('%j is a UTR', (typed, utr) => {
  expect(upiUtr(typed)).toBe(utr)
})

test.each([
  '',
  '43261180992',
  '4326118099211',
  '43261180992A',
  '000000000000',
  'asha@okbank',
  '4326.1180.9921',
])('%j is none', typed => {
  expect(upiUtr(typed)).toBeUndefined()
})

test('a browser without script lets pass what the shop takes', () => {
  const pattern = new RegExp(`^(?:${UTR_PATTERN})$`, 'v')
  for (const typed of ['432611809921', '4326 1180 9921', ' 4326-1180-9921 ', '४३२६११८०९९२१'])
    expect(typed).toMatch(pattern)
  expect('43261180992').not.toMatch(pattern)
})
