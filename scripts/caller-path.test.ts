import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { callerPath } from './caller-path.ts'

const before = process.env.INIT_CWD
afterEach(() => {
  if (before === undefined) delete process.env.INIT_CWD
  else process.env.INIT_CWD = before
})

test('a file is looked for where whoever named it was, and a whole path stays', () => {
  process.env.INIT_CWD = '/home/asha'
  expect(['orders.csv', '../x', '/tmp/y'].map(callerPath)).toEqual([
    '/home/asha/orders.csv',
    '/home/x',
    '/tmp/y',
  ])
  delete process.env.INIT_CWD
  expect(callerPath('z')).toBe(path.resolve('z'))
})

test('no command asks for that folder by itself', () => {
  const others = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(mjs|ts)$/.test(file) && !/\.test\.ts$|^caller-path/.test(file))
    .filter(file => readFileSync(path.join(__dirname, file), 'utf8').includes('INIT_CWD'))
  expect(others).toEqual([])
})
