import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { moveSecrets } from './move-secrets.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'secrets-'))
afterAll(() => rmSync(root, { recursive: true }))

test('secrets are copied, those that were never used are made, and none is ever changed', async () => {
  const [data, to] = [path.join(root, 'data'), path.join(root, 'to')]
  mkdirSync(path.join(data, 'secrets'), { recursive: true })
  for (const name of ['signing', 'keys', 'database'])
    writeFileSync(path.join(data, 'secrets', name), `secret of ${name}\n`)
  const names = await moveSecrets(data, to)
  expect(readdirSync(to).sort()).toEqual(names.toSorted())
  expect(names).not.toContain('database')
  expect(readFileSync(path.join(to, 'signing'), 'utf8')).toBe('secret of signing\n')
  expect(statSync(path.join(to, 'signing')).mode & 0o777).toBe(0o600)
  const made = readFileSync(path.join(to, 'captcha'), 'utf8')
  expect(made.trim()).toHaveLength(43)
  await moveSecrets(data, to)
  expect(readFileSync(path.join(to, 'captcha'), 'utf8')).toBe(made)
  expect(readdirSync(path.join(data, 'secrets'))).toHaveLength(3)
  writeFileSync(path.join(to, 'keys'), 'of another shop\n')
  await expect(moveSecrets(data, to)).rejects.toThrow('keys')
  expect(readFileSync(path.join(to, 'keys'), 'utf8')).toBe('of another shop\n')
})
