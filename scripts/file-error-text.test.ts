import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileErrorText } from './file-error-text.mjs'

const root = mkdtempSync(path.join(os.tmpdir(), 'trouble-'))
chmodSync(root, 0o755)
const file = path.join(root, 'file.txt')
writeFileSync(file, 'text')
afterAll(() => rmSync(root, { recursive: true }))

const errorOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing went wrong.')
}

test.each([
  ['a file that is not there', () => readFileSync(path.join(root, 'gone')), `There is no ${root}/gone`],
  ['a folder read as a file', () => readFileSync(root), 'There is a folder where a file is needed'],
  ['a file on the way', () => readFileSync(path.join(file, 'below')), `${file}/below cannot be opened`],
])('%s is reported in a sentence', (_what, work, sentence) => {
  expect(fileErrorText(errorOf(work))).toContain(sentence)
})

test('a full disk is reported with the path that was written', () => {
  const full = { code: 'ENOSPC', syscall: 'copyfile', path: '/a/from', dest: '/b/to' }
  expect(fileErrorText(full)).toContain('The disk is full: /b/to could not be written')
  expect(fileErrorText({ code: 'ENOSPC', syscall: 'write' })).toContain('The disk is full: make room')
})

test('an error that is not about files is left to others', async () => {
  const away = await new Promise(resolve => net.connect(path.join(root, 'socket')).on('error', resolve))
  expect(away).toMatchObject({ code: 'ENOENT' })
  for (const error of [away, new Error('x'), undefined, { code: 'toString' }])
    expect(fileErrorText(error)).toBeUndefined()
})
