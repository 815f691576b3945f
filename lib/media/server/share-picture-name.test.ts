import { type Shared, sharedAbout, shareName } from './share-picture-name.ts'

const stole: Shared = { about: '7', name: 'Stole', image: 'x.webp', originalPrice: 799, discountPrice: 649 }
const by = { shopName: 'Narmada Haat', theme: null }

test('the name of a picture says which product or section it shows', () => {
  expect(sharedAbout(shareName(stole, by))).toEqual({ kind: 'product', id: 7 })
  expect(sharedAbout(shareName({ ...stole, about: 's11' }, by))).toEqual({ kind: 'section', id: 11 })
  expect(sharedAbout(shareName({ ...stole, about: 'shop' }, by))).toEqual({ kind: 'shop' })
})

test.each([
  '',
  'x',
  '0-0000000000000000.jpg',
  's-0000000000000000.jpg',
  '9999999999-0000000000000000.jpg',
  '../a',
])('%p names no picture', name => {
  expect(sharedAbout(name)).toBeUndefined()
})

test('every change of the drawn content changes the address', () => {
  const names = [
    shareName(stole, by),
    shareName({ ...stole, name: 'Shawl' }, by),
    shareName({ ...stole, image: 'y.webp' }, by),
    shareName({ ...stole, originalPrice: 800 }, by),
    shareName({ ...stole, discountPrice: 650 }, by),
    shareName(stole, { ...by, shopName: 'Another Haat' }),
  ]
  expect(new Set(names).size).toBe(names.length)
  expect(shareName({ ...stole, discountPrice: 649.2 }, by)).toBe(names[0])
})
