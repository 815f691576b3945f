import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import { importCoupons } from './import-coupons.ts'
import { addNamedCoupon, allCoupons, stopCoupon } from './seller-coupons.ts'

withTestDatabase()

const folder = mkdtempSync(path.join(os.tmpdir(), 'coupons-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(() => addProduct({ id: 1 }))

const sheet = (...rows: string[]) => {
  const file = path.join(folder, 'coupons.csv')
  writeFileSync(file, `code,percent,flat,free-delivery,in-all,products,sections\n${rows.join('\n')}\n`)
  return importCoupons(file)
}
const codes = async () => (await allCoupons()).map(({ code }) => code)

test('a sheet is taken in whole or not at all, and each fault is told by its line', async () => {
  const refused = await sheet(
    'GOOD,10,,,,,',
    'x!,95,,,,,',
    'GOOD,20,,,,,',
    'WHAT,10,,,,A-1 NONE,"3,77"',
    'BOTH,10,5,,,,',
  ).catch(error => error)
  expect(refused.message.split('\n')).toEqual([
    'coupons.csv, line 3: "x!" is no code: 3 to 20 letters A–Z, digits and hyphens.',
    'coupons.csv, line 3: percent: "95" is no percentage above 0 and up to 90.',
    'coupons.csv, line 4, code: GOOD stands on line 2 already.',
    'coupons.csv, line 5: products: the shop has no NONE.',
    'coupons.csv, line 5: sections: the shop has no section or collection 77.',
    'coupons.csv, line 6: Say one of percent, flat and free-delivery.',
  ])
  expect(await codes()).toEqual([])
})

test('the same sheet again adds nothing, and other terms under a code are refused', async () => {
  const rows = ['TEN,10,,,50,A-1,', 'FIFTY,,50,,,,3', 'SHIP,,,yes,,,']
  expect(await sheet(...rows)).toEqual({ added: 3, known: 0 })
  expect(await sheet(...rows)).toEqual({ added: 0, known: 3 })
  await expect(sheet('TEN,20,,,50,A-1,')).rejects.toThrow('TEN is there already with other terms.')
  expect(await addNamedCoupon('ten', field => (field === 'percent' ? '20' : ''))).toMatchObject({
    done: false,
  })
  expect(await allCoupons()).toMatchObject([
    { code: 'FIFTY', kind: 'flat', amount: 5_000, sections: [3] },
    { code: 'SHIP', kind: 'delivery' },
    { code: 'TEN', kind: 'percent', percent: 10, in_all: 50, products: [1], used: 0 },
  ])
})

test('a coupon is added with its link, and stopped once', async () => {
  expect(await addNamedCoupon('diwali 10', field => (field === 'percent' ? '10' : ''))).toEqual({
    done: true,
    message: expect.stringMatching(/^DIWALI10 is added\. Its link: http.*\/\?c=DIWALI10$/),
  })
  expect(await stopCoupon('Diwali10')).toMatchObject({
    done: true,
    message: expect.stringMatching(/is stopped\./),
  })
  expect(await stopCoupon('DIWALI10')).toMatchObject({ done: true, message: 'DIWALI10 is stopped already.' })
  expect(await stopCoupon('NOPE')).toEqual({ done: false, message: 'There is no coupon NOPE.' })
})

test('all that is wrong with a coupon is told at once', async () => {
  const { done, message } = await addNamedCoupon(
    'a',
    field => ({ percent: '0', least: 'x', to: 'soon' })[field as string] ?? '',
  )
  expect(done).toBe(false)
  expect(message.split('\n')).toHaveLength(4)
})
