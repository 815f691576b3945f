import { choiceOf, withChoice } from './choice-query.ts'
import { testProduct } from './test-product.ts'

const shirt = testProduct({
  sizes: [
    { unit_id: 1, Size_Desc: 'S', Stock: 0 },
    { unit_id: 2, Size_Desc: 'M', Stock: 3 },
  ],
  color: ['Madder red'],
})
const of = (query: string) => choiceOf(new URLSearchParams(query), shirt)

test('an address names a size and a colour', () => {
  expect(of('size=M&color=Madder+red')).toEqual({ size: 'M', color: 'Madder red' })
})

test('what is sold out or not offered is not chosen', () => {
  expect(of('size=S&color=Blue')).toEqual({ size: '', color: '' })
  expect(of('size=<script>')).toEqual({ size: '', color: '' })
})

test('a choice goes into the address beside what else is there', () => {
  const address = withChoice('https://haat.example/product/x?utm=chat&note=1#top', { size: 'M', color: '' })
  expect(address).toBe('https://haat.example/product/x?utm=chat&size=M#top')
  expect(withChoice(address, { size: '', color: '' })).toBe('https://haat.example/product/x?utm=chat#top')
})
