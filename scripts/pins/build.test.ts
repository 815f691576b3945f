import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { entriesOfOffices } from './entries-of-offices.ts'
import { readOffices } from './read-offices.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pins-'))
afterAll(() => rmSync(folder, { recursive: true }))
const built = (name: string, content: string | Uint8Array) => {
  writeFileSync(path.join(folder, name), content)
  return entriesOfOffices(readOffices(path.join(folder, name)))
}
const EXPECTED = [
  { pin: 110001, places: [{ state: 'Delhi', district: 'New Delhi' }], town: 'New Delhi' },
  {
    pin: 855117,
    places: [
      { state: 'Bihar', district: 'Kishanganj' },
      { state: 'Bihar', district: 'Purnia' },
    ],
    town: '',
  },
]

test('the package’s file and the table of data.gov.in give the same', () => {
  const office = (o: string, p: string, t: string, i: string, s: string, c: string) => ({
    ...{ c, r: '', v: '', o, p, t, d: 1, i, s, a: 0, n: 0 },
  })
  const rows = [
    office('Thakurganj B.O', '855117', 'BO', 'KISHANGANJ', 'BIHAR', 'Bihar Circle'),
    office('Bhogdabar B.O', '855117', 'BO', 'PURNIA', 'BIHAR', 'Bihar Circle'),
    office('Churli B.O', '855117', 'BO', 'KISHANGANJ', 'BIHAR', 'Bihar Circle'),
    office('Galgalia B.O', '855117', 'BO', 'DARJILING', 'WEST BENGAL', 'Bihar Circle'),
    office('NEW DELHI G.P.O.', '110001', 'HO', 'NEW DELHI', 'DELHI', 'Delhi Circle'),
    office('Nowhere', '12', 'BO', 'NA', 'NA', 'Delhi Circle'),
  ]
  expect(built('pincodes.json.gz', gzipSync(JSON.stringify(rows)))).toEqual(EXPECTED)
  const lines = rows.map(({ c, o, p, t, i, s }) => `"${c}",${o},${p},${t},Delivery,${i},${s}`)
  expect(
    built(
      'table.csv',
      `CircleName,OfficeName,Pincode,OfficeType,Delivery,District,StateName\n${lines.join('\n')}\n`,
    ),
  ).toEqual(EXPECTED)
})
