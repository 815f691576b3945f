import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { offerFor } from '../delivery/offer-for.ts'
import type { Preview } from '../publications/preview.ts'
import { inOrder, inWords } from './errors.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { withFolders } from './test-folder.ts'
import { undoPublication } from './undo-publication.ts'

withTestDatabase()
const { root, store, folderOf, take, refused } = withFolders()
beforeEach(() => db.run('truncate delivery_rules, publications cascade'))

const HEADER = 'prefix,charge,served,cod,cod_max,days_from,days_to\n'
const table = (...rows: string[]) => ({
  'delivery.csv': HEADER + rows.map(row => `${row}${','.repeat(7 - row.split(',').length)}\n`).join(''),
})
const chargeAt = async (pin: string) => {
  const offer = await offerFor(db, pin)
  return offer?.served ? offer.charge / 100 : undefined
}

test('of prefixes that overlap the longest wins, and what no row names is not served', async () => {
  await take(folderOf(table('56,49', '5600,29', '560001,0', '१९,99', '17,70,no')))
  expect(await chargeAt('560001')).toBe(0)
  expect(await chargeAt('560002')).toBe(29)
  expect(await chargeAt('562101')).toBe(49)
  expect(await chargeAt('190001')).toBe(99)
  expect(await chargeAt('170001')).toBeUndefined()
  expect(await chargeAt('452001')).toBeUndefined()
  await take(folderOf(table('*,150')))
  expect(await chargeAt('452001')).toBe(150)
})

test('each bad cell is told by row and column, and nothing changes', async () => {
  await take(folderOf(table('4,60')))
  const { errors } = await refused(
    folderOf({
      ...table(
        ...['0560,49', '5.6E+05,49', ',49', '41,-5', '42,', '43,1,maybe', '44,1,yes,yes,-1'],
        ...['45,1,yes,yes,,3,2', '46,1,yes,yes,,3,', '47,1', '47,2'],
      ),
      'delivery.json': JSON.stringify({
        origin: '45200',
        cutOff: '25:00',
        daysOff: ['Sonday'],
        holidays: ['2026-02-30'],
      }),
    }),
  )
  expect(errors.listed.toSorted(inOrder).map(inWords)).toEqual([
    'delivery.csv, line 2, prefix: “0560” is not the beginning of a PIN code: one to six digits, of which the first is not 0',
    'delivery.csv, line 3, prefix: “5.6E+05” is not the beginning of a PIN code: write its digits, or * for all others',
    'delivery.csv, line 4, prefix: must not be empty',
    'delivery.csv, line 5, charge: "-5" is not a price in rupees (like 1499 or 1499.50, at most 10000000)',
    'delivery.csv, line 6, charge: is empty, and must be a price in rupees (like 1499 or 1499.50, at most 10000000)',
    'delivery.csv, line 7, served: "maybe" is neither true nor false',
    'delivery.csv, line 8, cod_max: "-1" is not a price in rupees (like 1499 or 1499.50, at most 10000000)',
    'delivery.csv, line 9, days_to: 2 is less than days_from, which is 3: the parcel comes from the first to the second day',
    'delivery.csv, line 10, days_to: is empty, and the other one is not: fill in both, or neither to promise no day',
    'delivery.csv, line 12, prefix: “47” is on line 11 already: one row says all of it',
    'delivery.json, origin: is no PIN code: six digits, of which the first is not 0',
    'delivery.json, cutOff: is no time of the day like "14:00"',
    'delivery.json, daysOff: names days of the week by their English names, like ["Sunday"], and leaves one to work on',
    'delivery.json, holidays: is a list of dates like "2026-11-08"',
  ])
  expect(await chargeAt('452001')).toBe(60)
})

test('a file of 20,000 rows comes in, is exported, nothing to do again, and undone', async () => {
  let preview: Preview | undefined
  const onPreview = async (shown: Preview) => {
    preview = shown
  }
  const pins = Array.from({ length: 20_000 }, (_, place) => `${110_001 + place},${place % 90}`)
  const first = folderOf({
    ...table(...pins),
    'delivery.json': JSON.stringify({ origin: '452 001', cutOff: '14:00', daysOff: ['Sunday'] }),
  })
  const report = await take(first, { onPreview })
  expect(report.delivery).toBe(20_001)
  expect(preview?.delivery.count).toBe(20_001)
  expect(await take(first)).toMatchObject({ anything: false })
  const out = path.join(root, 'out')
  await exportCatalogue({ folder: out, store })
  expect(await take(out)).toMatchObject({ anything: false })
  expect(JSON.parse(readFileSync(path.join(out, 'delivery.json'), 'utf8'))).toEqual({
    origin: '452001',
    cutOff: '14:00',
    daysOff: ['Sunday'],
    holidays: [],
  })

  await take(folderOf(table('110001,500', '9,1')))
  expect([await chargeAt('110001'), await chargeAt('900001')]).toEqual([500, 1])
  expect((await undoPublication({})).delivery).toBe(2)
  expect([await chargeAt('110001'), await chargeAt('900001')]).toEqual([0, undefined])
  // What was changed by hand since stays, and is told.
  await take(folderOf(table('110001,700')))
  await db.run(`update delivery_rules set terms = terms || '{"charge": 1}' where name = '110001'`)
  const { conflicts } = await undoPublication({})
  expect(conflicts.listed.map(inWords).join()).toContain('110001')
})

test('what the file no longer names stays, unless missing rows are to be withdrawn; settings stay', async () => {
  await take(folderOf({ ...table('4,60', '5,70'), 'delivery.json': '{"cutOff": "09:00"}' }))
  await take(folderOf(table('4,61')))
  expect(await chargeAt('560001')).toBe(70)
  await take(folderOf(table('4,61')), { withdrawMissing: true })
  expect(await chargeAt('560001')).toBeUndefined()
  const out = path.join(root, 'withdrawn')
  await exportCatalogue({ folder: out, store })
  expect(readFileSync(path.join(out, 'delivery.csv'), 'utf8')).toBe(
    '\ufeffprefix,charge,served,cod,cod_max,days_from,days_to\n4,61,yes,yes,,,\n',
  )
  expect(existsSync(path.join(out, 'delivery.json'))).toBe(true)
})

test('a prefix that no PIN code begins with is warned of', async () => {
  const { warnings } = await take(folderOf(table('99,10', '4,60')))
  expect(warnings.listed.map(inWords)).toEqual([
    "delivery.csv, line 2, prefix: no PIN code of India Post's directory begins with 99: this row serves nobody yet",
  ])
})
