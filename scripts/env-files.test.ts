import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const program = `
  import { execFileSync } from 'node:child_process'
  import { envFiles } from './scripts/env-files.mjs'
  const flags = envFiles(process.env.FOLDER)
  console.log(String(execFileSync(process.execPath, [...flags, '--eval', 'console.log(process.env.DATA_DIR)'])))`

test('a command reads the same settings from .env as the shop, and the environment wins', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-env-'))
  const run = (more = {}) => {
    const { DATA_DIR: _, ...rest } = process.env
    const options = { env: { ...rest, FOLDER: folder, ...more }, encoding: 'utf8' } as const
    return execFileSync(process.execPath, ['--input-type=module', '--eval', program], options).trim()
  }
  expect(run()).toBe('undefined')
  writeFileSync(path.join(folder, '.env'), 'DATA_DIR=/srv/haat # of the shop\n')
  expect(run()).toBe('/srv/haat')
  expect(run({ DATA_DIR: '/srv/copy' })).toBe('/srv/copy')
  writeFileSync(path.join(folder, '.env.local'), 'DATA_DIR="/srv/local"\n')
  expect(run()).toBe('/srv/local')
  rmSync(folder, { recursive: true })
})

test.each([
  ['empty', '', ''],
  ['with Windows line ends', 'DATA_DIR=/srv/haat\r\n', ''],
  ['that begins with a BOM', '\ufeffDATA_DIR=/srv/haat\n', 'a mark (BOM) that hides its first line'],
  ['in UTF-16', Buffer.from('\ufeffDATA_DIR=/srv/haat\n', 'utf16le'), 'it is UTF-16 text'],
  ['that is a folder', undefined, 'it is a folder'],
])('a settings file %s is read, or refused in a sentence', async (_what, content, words) => {
  const { envFiles } = await import('./env-files.mjs')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-env-'))
  const file = path.join(folder, '.env')
  if (content === undefined) mkdirSync(file)
  else writeFileSync(file, content)
  if (words === '') expect(envFiles(folder)).toEqual([`--env-file=${file}`])
  else expect(() => envFiles(folder)).toThrow(words)
  rmSync(folder, { recursive: true })
})
