import { inherited } from './declared.ts'

test('the nearest level counts, and what it leaves out holds from above', () =>
  expect(
    inherited([
      { origin_country: 'IN', care_contact: 'Asha' },
      undefined,
      { generic_name: 'Stole', origin_country: '' },
      { generic_name: 'Saree' },
    ]),
  ).toEqual({ origin_country: 'IN', care_contact: 'Asha', generic_name: 'Saree' }))

test('who names another maker does not get the address of the first one', () =>
  expect(
    inherited([
      {
        manufacturer: 'Reva',
        manufacturer_address: '4 Mill Road',
        packer: 'Setu',
        packer_address: '1 Dock Road',
      },
      { manufacturer: 'Bagh Prints' },
    ]),
  ).toEqual({ manufacturer: 'Bagh Prints', packer: 'Setu', packer_address: '1 Dock Road' }))

test('a class of tax takes the place of an inherited rate, and a rate that of a class', () => {
  expect(inherited([{ tax_rate: 18 }, { tax_class: 'by-price' }])).toEqual({ tax_class: 'by-price' })
  expect(inherited([{ tax_class: 'nil' }, { tax_rate: 5 }])).toEqual({ tax_rate: 5 })
})
