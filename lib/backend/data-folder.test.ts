import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import { openDataFolder } from './data-folder.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'haat-folder-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a missing folder is created, with its missing parents', () => {
  const folder = path.join(root, 'a/b/data')
  openDataFolder(folder)
  openDataFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
})

test.each([
  ['a file', () => path.join(root, 'file')],
  ['a folder below a file', () => path.join(root, 'file/data')],
  ['a place where nothing can be made', () => '/proc/data'],
  ['a device', () => '/dev/null'],
])('%s is refused by name', (_, folder) => {
  writeFileSync(path.join(root, 'file'), '')
  expect(() => openDataFolder(folder())).toThrow(StartError)
  expect(() => openDataFolder(folder())).toThrow(/^DATA_DIR must be a folder that can be written to, and \//)
})

// Root may write anywhere.
if (process.getuid?.() !== 0)
  test('a folder that this process may not write to is refused', () => {
    const folder = mkdtempSync(path.join(root, 'closed-'))
    chmodSync(folder, 0o500)
    expect(() => openDataFolder(folder)).toThrow(StartError)
  })
