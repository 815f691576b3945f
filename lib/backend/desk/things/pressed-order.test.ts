import { draftRows, htmlOf, listOf, rupeesOf } from './draft-rows.ts'
import { risingPlaces } from './order-things.ts'
import { pressedOrder } from './pressed-order.ts'

test.each([
  ['up:1', ['b', 'a', 'c']],
  ['up:0', ['a', 'b', 'c']],
  ['down:0', ['b', 'a', 'c']],
  ['down:2', ['a', 'b', 'c']],
  ['first:2', ['c', 'a', 'b']],
  ['remove:1', ['a', 'c']],
  ['remove:9', ['a', 'b', 'c']],
  ['', ['a', 'b', 'c']],
  ['up:-1', ['a', 'b', 'c']],
])('pressed %j', (press, order) => {
  expect(pressedOrder('a|b|c', press)).toEqual(order)
})

test('a section keeps the places that its things have among others', () => {
  expect(risingPlaces([0, 0, 0])).toEqual([0, 1, 2])
  expect(risingPlaces([30, 10, 20])).toEqual([10, 20, 30])
  expect(risingPlaces([5, 5, 6, 20])).toEqual([5, 6, 7, 20])
})

test('what is typed as a seller types it is read', () => {
  expect(['₹1,299', '1299/-', 'Rs. 450.50', ' 20 '].map(rupeesOf)).toEqual(['1299', '1299', '450.50', '20'])
  expect(listOf(' Red,  Indigo ,, ')).toBe('Red|Indigo')
  expect(htmlOf('Soft & light\n\nWash <cold>')).toBe('<p>Soft &amp; light</p><p>Wash &lt;cold&gt;</p>')
  expect(htmlOf('<p>Ready</p>')).toBe('<p>Ready</p>')
})

test('one kind without a size is NA, and prices of sizes make choices that share its pieces', () => {
  const { product, variants } = draftRows({ name: 'Pot', 'pieces-1': '4' }, 'pot', [])
  expect([product.sizes, variants]).toEqual(['NA:4', []])
  const sized = draftRows({ 'size-1': 'S', 'pieces-1': '1', 'size-2': 'L', 'price-2': '₹20' }, 'x', [])
  expect(sized.product.sizes).toBe('S:1|L:0')
  expect(sized.variants).toEqual([
    { product: 'x', option1: 'S', option2: '', price: '' },
    { product: 'x', option1: 'L', option2: '', price: '20' },
  ])
})
