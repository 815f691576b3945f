import { countryCode } from './country-code.ts'
import { isGtin } from './gtin.ts'
import { importerAddress } from './importer-address.ts'

test.each([
  ['8901030865275', true],
  ['8901030865276', false],
  ['036000291452', true],
  ['96385074', true],
  ['2012345678900', false],
  ['0200000000004', false],
  ['0000000000000', false],
  ['12345', false],
  ['HAAT-1', false],
  ['', false],
])('“%s” is a GTIN: %s', (code, is) => expect(isGtin(code)).toBe(is))

test.each([
  ['India', 'IN'],
  ['Made in India', 'IN'],
  ['IN', 'IN'],
  ['Bagru, Rajasthan', 'IN'],
  ['made in  CHINA.', 'CN'],
  ['Türkiye', 'TR'],
  ['Viet Nam', ''],
  ['Vietnam', 'VN'],
  ['USA', 'US'],
  ['Shenzhen, China', 'CN'],
  ['Gwalior', ''],
  ['IT is fine', ''],
  ['ZZ', ''],
  ['', ''],
])('“%s” names the country “%s”', (text, code) => expect(countryCode(text)).toBe(code))

test.each([
  [
    '14 Ghat Road, Maheshwar 451224',
    { street1: '14 Ghat Road', city: 'Maheshwar', postal_code: '451224', country: 'IN' },
  ],
  [
    'Unit 3, Plot 9, Pune, 411 001, India',
    { street1: 'Unit 3', street2: 'Plot 9', city: 'Pune', postal_code: '411001', country: 'IN' },
  ],
  ['14 Ghat Road\nMaheshwar', { street1: '14 Ghat Road', city: 'Maheshwar', country: 'IN' }],
])('an importer’s address has a street and a town: %s', (text, address) =>
  expect(JSON.parse(importerAddress(text))).toEqual(address),
)

test.each(['', 'Pune', 'Pune 411001', ', ,'])('“%s” does not tell street and town apart', text =>
  expect(importerAddress(text)).toBe(''),
)
