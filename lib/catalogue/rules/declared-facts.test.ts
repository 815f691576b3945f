import { declaredFacts } from './declared-facts.ts'
import { productFacts } from './product-facts.ts'
import { sizeChartOf } from './size-chart.ts'
import { testProduct } from './test-product.ts'

const IMPORTED = {
  manufacturer: 'Bottega Uno',
  manufacturer_address: 'Via Roma 1, Prato',
  importer: 'Setu Imports',
  importer_address: '1 Dock Road, Mumbai 400001',
  origin_country: 'IT',
  generic_name: 'Scarf',
  net_quantity: '1 N',
  best_before: '24 months from packing',
  care_contact: 'Asha, 0731-2401234, care@reva.example',
}

test('Law 7: maker, importer, origin, generic name, quantity, best before and care are rows of their own', () =>
  expect(declaredFacts(IMPORTED)).toEqual([
    { label: 'generic name', value: 'Scarf' },
    { label: 'net quantity', value: '1 N' },
    { label: 'country of origin', value: 'Italy' },
    { label: 'manufactured by', value: 'Bottega Uno, Via Roma 1, Prato' },
    { label: 'imported by', value: 'Setu Imports, 1 Dock Road, Mumbai 400001' },
    { label: 'best before', value: '24 months from packing' },
    { label: 'customer care', value: 'Asha, 0731-2401234, care@reva.example' },
  ]))

test('Law 10: an importer is named of what comes from abroad, and of nothing made in India', () => {
  const labels = declaredFacts({ ...IMPORTED, origin_country: 'IN' }).map(({ label }) => label)
  expect(labels).not.toContain('imported by')
})

test('a declared row takes the place of an attribute of the same name, and the others stay as they were', () => {
  const product = testProduct({
    attributes: { care: 'Wash cold', 'Country of Origin': 'China' },
    declared: { origin_country: 'IN' },
  })
  const rows = productFacts(product, html => html)
  const without = productFacts(
    { ...product, attributes: { care: 'Wash cold' }, declared: undefined },
    html => html,
  )
  expect(rows).toEqual([...without, { label: 'country of origin', value: 'India' }])
})

test('Law 8: a size chart gives each size its measures in centimetres', () =>
  expect(sizeChartOf('Size|Chest (cm)|Length; S|92|70; M|96-100|71.5; L||')).toEqual({
    measures: ['Chest', 'Length'],
    sizes: [
      { size: 'S', values: ['92', '70'] },
      { size: 'M', values: ['96–100', '71.5'] },
      { size: 'L', values: ['', ''] },
    ],
  }))

test.each([
  '',
  'S',
  'Size|Chest',
  'Size|Chest; S',
  'Size|Chest; S|large',
  'Size|Chest; |92',
  'Size|Chest; S|92|1',
])('%j is no size chart', text => expect(sizeChartOf(text)).toBeUndefined())
