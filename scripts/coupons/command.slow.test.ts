import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { couponsImported, nothingImported } from '#messages/cli-coupons.ts'

const database = withTestDatabase()
const place = mkdtempSync(path.join(os.tmpdir(), 'coupons-'))
afterAll(() => rmSync(place, { recursive: true }))

// As npm runs it: in the project's folder, for somebody in another one.
const coupons = (...args: string[]) => {
  const env = { ...process.env, DATABASE_URL: database.url, INIT_CWD: place }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/coupons.mjs', ...args], {
    ...{ env, encoding: 'utf8' },
  })
  return { status, output: stdout + stderr }
}

test('a file of coupons is found where its seller is, and a wrong one adds nothing', () => {
  writeFileSync(path.join(place, 'diwali.csv'), 'code,percent\nDIWALI10,10\nDIWALI20,20\n')
  expect(coupons('import', 'diwali.csv')).toEqual({
    status: 0,
    output: expect.stringContaining(couponsImported(2, 0)),
  })
  expect(coupons('list').output).toContain('DIWALI20')
  writeFileSync(path.join(place, 'wrong.csv'), 'code,percent\nNEW,900\n')
  const wrong = coupons('import', 'wrong.csv')
  expect(wrong).toEqual({ status: 1, output: expect.stringContaining(nothingImported) })
  expect(coupons('list').output).not.toContain('NEW')
})
