import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// The real npm, with packages that lie beside the folder as archives: "runs" is needed to run, "tests" only by tests.
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'haat-packages-'))
  pack('runs', '1.0.0')
  pack('tests', '1.0.0')
  writeLock('1.0.0')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a start installs the packages for running, and a second one needs no npm', () => {
  expect(ensure('Running')).toBe('Installing the packages …\n')
  expect(installed()).toEqual({ runs: '1.0.0' })
  expect(ensure('Running', NO_NPM)).toBe('')
})

test('the tests add theirs and leave the others; a start then removes nothing', () => {
  ensure('Running')
  const mark = inFolder('node_modules/runs/mark')
  writeFileSync(mark, '')
  expect(ensure('All')).toBe('Installing the packages …\n')
  expect(installed()).toEqual({ runs: '1.0.0', tests: '1.0.0' })
  expect(existsSync(mark)).toBe(true)
  expect(ensure('Running', NO_NPM) + ensure('All', NO_NPM)).toBe('')
  expect(installed()).toEqual({ runs: '1.0.0', tests: '1.0.0' })
})

test('NODE_ENV=production does not omit the packages of tests', () => {
  ensure('All', { NODE_ENV: 'production' })
  expect(installed()).toEqual({ runs: '1.0.0', tests: '1.0.0' })
})

test.each([
  ['Running', { runs: '2.0.0' }],
  ['All', { runs: '2.0.0', tests: '1.0.0' }],
] as const)('a start applies a new lock file, and keeps the present packages: %s', (before, after) => {
  ensure(before)
  pack('runs', '2.0.0')
  writeLock('2.0.0')
  const lock = readFileSync(inFolder('package-lock.json'), 'utf8')
  expect(ensure('Running')).toBe('Installing the packages …\n')
  expect(installed()).toEqual(after)
  expect(readFileSync(inFolder('package-lock.json'), 'utf8')).toBe(lock)
  expect(ensure('Running', NO_NPM)).toBe('')
})

test('a package that was deleted by hand comes back', () => {
  ensure('Running')
  rmSync(inFolder('node_modules'), { recursive: true })
  ensure('Running')
  expect(installed()).toEqual({ runs: '1.0.0' })
})

test('a failed install is reported in a sentence, and the present packages stay', () => {
  ensure('Running')
  rmSync(inFolder('tests-1.0.0.tgz'))
  expect(() => ensure('All')).toThrow('The packages could not be installed: what npm says is above.')
  expect(installed()).toEqual({ runs: '1.0.0' })
})

const NO_NPM = { npm_execpath: '/there/is/no/npm.js' }
const inFolder = (name: string) => path.join(folder, name)

function ensure(which: 'Running' | 'All', env: Record<string, string> = {}) {
  const program = `
    import { ensure${which}Packages } from './scripts/packages.mjs'
    await ensure${which}Packages(process.env.FOLDER)`
  const { npm_execpath: _, ...rest } = process.env
  // Its own cache: the archives differ between tests.
  const cache = { npm_config_cache: inFolder('cache'), npm_config_offline: 'true' }
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...rest, ...cache, FOLDER: folder, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return output.replaceAll(/^(?!Installing).*\n/gm, '')
}

/** The versions in node_modules. */
const installed = () =>
  Object.fromEntries(
    ['runs', 'tests']
      .map(name => [name, inFolder(`node_modules/${name}/package.json`)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')).version]),
  )

function pack(name: string, version: string) {
  const source = inFolder('source')
  mkdirSync(path.join(source, 'package'), { recursive: true })
  writeFileSync(path.join(source, 'package/package.json'), JSON.stringify({ name, version }))
  execFileSync('tar', ['-czf', inFolder(`${name}-${version}.tgz`), '-C', source, 'package'])
}

function writeLock(runs: string) {
  const dependencies = { runs: `file:runs-${runs}.tgz` }
  const devDependencies = { tests: 'file:tests-1.0.0.tgz' }
  const own = { name: 'shop', version: '1.0.0', dependencies, devDependencies }
  writeFileSync(inFolder('package.json'), JSON.stringify(own))
  const packages = {
    '': own,
    'node_modules/runs': { version: runs, resolved: dependencies.runs },
    'node_modules/tests': { version: '1.0.0', resolved: devDependencies.tests, dev: true },
  }
  writeFileSync(
    inFolder('package-lock.json'),
    JSON.stringify({ name: 'shop', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  )
}
