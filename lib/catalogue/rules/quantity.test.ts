import { accepts, clampedQuantity, pasted, settledQuantity, steppedQuantity } from './quantity.ts'

const atEnd = (text: string) => ({ text, start: text.length, end: text.length })

test.each(['e', 'E', '-', '.', '+', ',', ' ', 'a', '१', '１'])('%s is not taken', key => {
  expect(accepts(atEnd('1'), key, 500)).toBe(false)
})

test('digits are taken up to the stock, beyond it they are blocked', () => {
  expect(accepts(atEnd('1'), '2', 12)).toBe(true)
  expect(accepts(atEnd('1'), '3', 12)).toBe(false)
  expect(accepts(atEnd('5'), '5', 5)).toBe(false)
})

test('a digit over a selection replaces it', () => {
  expect(accepts({ text: '12', start: 0, end: 2 }, '5', 5)).toBe(true)
  expect(accepts({ text: '12', start: 0, end: 1 }, '5', 40)).toBe(false)
})

test('a paste leaves its digits, clamped to the stock', () => {
  expect(pasted(atEnd(''), '999', 5)).toBe('5')
  expect(pasted({ text: '1', start: 0, end: 1 }, ' 3 pieces', 5)).toBe('3')
  expect(pasted(atEnd('2'), 'many', 5)).toBe('2')
})

test('while one is typing the field may be empty, never above the stock', () => {
  expect(clampedQuantity('', 5)).toBe('')
  expect(clampedQuantity('1e9', 5)).toBe('5')
  expect(clampedQuantity('007', 50)).toBe('7')
})

test('on leaving the field below 1 and empty become 1, above the stock is clamped', () => {
  expect(settledQuantity('0', 5)).toBe(1)
  expect(settledQuantity('', 5)).toBe(1)
  expect(settledQuantity('-3', 5)).toBe(3)
  expect(settledQuantity('6', 5)).toBe(5)
  expect(settledQuantity('5', 5)).toBe(5)
})

test('the steps stay between 1 and the stock', () => {
  expect(steppedQuantity('1', -1, 5)).toBe(1)
  expect(steppedQuantity('5', 1, 5)).toBe(5)
  expect(steppedQuantity('', 1, 5)).toBe(2)
})

test('with nothing in stock the field still reads 1', () => {
  expect(settledQuantity('4', 0)).toBe(1)
})
