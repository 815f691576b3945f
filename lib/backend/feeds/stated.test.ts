import { statedOf } from './stated.ts'

test('the brand is the product’s own, else the one among its attributes, else the shop’s name', () => {
  const attributes = { Brand: 'Loom House' }
  expect(statedOf({ attributes, brand: 'Amrutam' }, 'Haat')).toMatchObject({
    brand: 'Amrutam',
    hasBrand: true,
  })
  expect(statedOf({ attributes }, 'Haat')).toMatchObject({ brand: 'Loom House', hasBrand: true })
  expect(statedOf({ attributes: {} }, 'Haat')).toMatchObject({ brand: 'Haat', hasBrand: false })
})
