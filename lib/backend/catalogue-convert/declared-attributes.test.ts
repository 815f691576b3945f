import { declaredByAttributes } from './declared-attributes.ts'

const read = (attributes: Record<string, string>) => {
  const { cells, others } = declaredByAttributes(new Map(Object.entries(attributes)))
  return { cells: Object.fromEntries(cells), others: Object.fromEntries(others) }
}

test('what other shops declare as attributes becomes our columns, and all else stays an attribute', () =>
  expect(
    read({
      Manufacturer: 'Lotus Works',
      'Manufacturer Address': '8 River Street',
      'Imported By': 'Setu Imports',
      importer_address:
        '{"street1": "1 Dock Road", "city": "Mumbai", "postal_code": "400001", "country": "IN"}',
      'Net Quantity': '250 gm',
      'HSN Code': '6204.42',
      'Shelf life': '12 months',
      Fabric: 'Cotton',
    }),
  ).toEqual({
    cells: {
      manufacturer: 'Lotus Works',
      manufacturer_address: '8 River Street',
      importer: 'Setu Imports',
      importer_address: '1 Dock Road, Mumbai, 400001',
      net_quantity: '250 g',
      hsn: '620442',
      best_before: '12 months',
    },
    others: { Fabric: 'Cotton' },
  }))

test('the place of origin stays beside its country', () =>
  expect(read({ 'Country of Origin': 'Bagru, Rajasthan' })).toEqual({
    cells: { origin_country: 'IN' },
    others: { 'Country of Origin': 'Bagru, Rajasthan' },
  }))

test('what the import would refuse stays an attribute', () =>
  expect(read({ Quantity: 'some', HSN: '12', 'Made in': 'Atlantis' })).toEqual({
    cells: {},
    others: { Quantity: 'some', HSN: '12', 'Made in': 'Atlantis' },
  }))
