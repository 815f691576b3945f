/** @jest-environment jsdom */
import { googleFoot, googleHead, googleItem } from './google-xml.ts'
import { metaHead, metaRow } from './meta-csv.ts'
import { type Offer, offersOf } from './offers-of.ts'
import { hostileProduct } from './test-hostile-product.ts'
import { rowsOf } from './test-rows.ts'

const SHOP = { site: 'https://haat.example', name: ']]> & Söhne <"\'\u0000' }
const HOSTILE = [
  ']]>',
  '<![CDATA[x]]></item><g:price>0.00 INR</g:price>',
  '"quoted", and more',
  'two\r\nlines\u2028three',
  '=HYPERLINK("http://evil.example")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\u0000\u0008\ufffe\u{1f600}',
  "' or 1=1 --",
  'ค'.repeat(400),
  '&amp;&lt;',
  '__proto__',
]
const offersFrom = (text: string): Offer[] => offersOf(hostileProduct(text), SHOP)

test.each(HOSTILE)('a product whose every text is %j is a row of well-formed XML', text => {
  const xml = googleHead(SHOP) + offersFrom(text).map(googleItem).join('') + googleFoot
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  const items = [...document.getElementsByTagName('item')]
  expect(items).toHaveLength(2)
  for (const item of items) {
    expect(item.getElementsByTagName('g:price')).toHaveLength(2)
    expect(item.getElementsByTagName('g:price')[0]?.textContent).toBe('99.00 INR')
    const title = item.getElementsByTagName('title')[0]?.textContent ?? ''
    expect([...title].length).toBeLessThanOrEqual(150)
  }
})

test.each(HOSTILE)('a product whose every text is %j is a row of well-formed CSV without a formula', text => {
  const rows = rowsOf(metaHead + offersFrom(text).map(metaRow).join(''))
  expect(rows).toHaveLength(2)
  for (const row of rows) {
    expect(row.sale_price || row.price).toBe('99.00 INR')
    for (const cell of Object.values(row)) expect(cell).not.toMatch(/^([=+@\t\r\n|]|-.*[\p{L}\p{N}(])/su)
  }
})

test('texts arrive whole', () => {
  const [offer] = offersFrom('Red & "blue" ]]>')
  if (!offer) throw new Error('There is no offer.')
  const document = new DOMParser().parseFromString(
    googleHead(SHOP) + googleItem(offer) + googleFoot,
    'application/xml',
  )
  const item = document.getElementsByTagName('item')[0]
  expect(item?.getElementsByTagName('title')[0]?.textContent).toBe(offer.title)
  expect(item?.getElementsByTagName('g:brand')[0]?.textContent).toBe('Red & "blue" ]]>')
  expect(rowsOf(metaHead + metaRow(offer))[0]?.brand).toBe('Red & "blue" ]]>')
})
