import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { couponsImported, nothingImported } from '#messages/cli-coupons.ts'
import { runCommand } from '../test-command.ts'

const database = withTestDatabase()
const place = mkdtempSync(path.join(os.tmpdir(), 'coupons-'))
afterAll(() => rmSync(place, { recursive: true }))

// As npm runs it: in the project's folder, for somebody in another one.
const coupons = (...args: string[]) =>
  runCommand('coupons', args, { DATABASE_URL: database.url, INIT_CWD: place })

test('a file of coupons is found where its seller is, and a wrong one adds nothing', async () => {
  writeFileSync(path.join(place, 'diwali.csv'), 'code,percent\nDIWALI10,10\nDIWALI20,20\n')
  expect(await coupons('import', 'diwali.csv')).toEqual({
    code: 0,
    output: expect.stringContaining(couponsImported(2, 0)),
  })
  expect((await coupons('list')).output).toContain('DIWALI20')
  writeFileSync(path.join(place, 'wrong.csv'), 'code,percent\nNEW,900\n')
  const wrong = await coupons('import', 'wrong.csv')
  expect(wrong).toEqual({ code: 1, output: expect.stringContaining(nothingImported) })
  expect((await coupons('list')).output).not.toContain('NEW')
})
