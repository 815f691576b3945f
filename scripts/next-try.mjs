import './node-version.mjs'
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fail } from './fail.mjs'
import { npm } from './packages.mjs'
import { root, run } from './run.mjs'

// npm run next:try -- VERSION: whether this shop's assumptions about Next (lib/server/next-internals.ts) hold in
// another version. It is installed, built and checked in a copy of this folder, which is deleted afterwards.
async function tryVersion() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-next-'))
  try {
    // The database runs as another user, who needs access to this folder.
    await chmod(folder, 0o755)
    await cp(root, folder, { recursive: true, filter: isSource })
    const install = [
      'install',
      `next@${version}`,
      '--save-exact',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    if ((await npm(install, { cwd: folder })) !== 0)
      throw new Error(`Next ${version} could not be installed.`)
    const results = [
      { name: 'the shop is built', error: await build(folder) },
      ...(await unitChecks(folder)),
      ...(await browserChecks(folder)),
    ]
    const { version: installed } = JSON.parse(
      await readFile(path.join(folder, 'node_modules/next/package.json')),
    )
    return printResults(installed, results)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const LEFT_OUT = ['node_modules', '.git', '.next', 'data', 'test-results']
const isSource = file => !LEFT_OUT.includes(path.relative(root, file))

async function build(folder) {
  const code = await runIn(folder, ['scripts/make-build.mjs'])
  return code === 0 ? undefined : 'What Next says is above.'
}

const CHECKS = 'lib/server/next-internals.slow.test.ts'

async function unitChecks(folder) {
  const report = path.join(folder, 'unit.json')
  await runIn(
    folder,
    ['node_modules/jest/bin/jest.js', CHECKS, '--json', '--outputFile', report, '--silent'],
    QUIET,
  )
  const { testResults } = await readReport(report)
  const { assertionResults = [], message } = testResults?.[0] ?? {}
  if (assertionResults.length === 0) return [{ name: CHECKS, error: message || 'It could not run.' }]
  return assertionResults.map(({ title, status, failureMessages }) => ({
    name: title,
    error: status === 'passed' ? undefined : failureMessages[0],
  }))
}

const BROWSER = 'e2e/next-internals.spec.ts'

async function browserChecks(folder) {
  const report = path.join(folder, 'browser.json')
  const args = ['test', BROWSER, '--project=phone', '--no-deps']
  await runIn(folder, ['node_modules/playwright/cli.js', ...args], {
    ...QUIET,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { suites = [], errors = [] } = await readReport(report)
  const specs = suites.flatMap(suite => suite.specs)
  if (specs.length === 0) return [{ name: BROWSER, error: errors[0]?.message ?? 'It could not run.' }]
  return specs.map(({ title, ok, tests }) => ({
    name: title,
    error: ok ? undefined : tests[0]?.results[0]?.error?.message,
  }))
}

const QUIET = { stdio: ['ignore', 'ignore', 'ignore'] }
const runIn = (folder, args, options) => run(process.execPath, args, { ...options, cwd: folder })
const readReport = file => readFile(file, 'utf8').then(JSON.parse, () => ({}))

function printResults(installed, results) {
  const broken = results.filter(({ error }) => error)
  console.log(`\nNext ${installed}:`)
  for (const { name, error } of results)
    console.log(error ? `  BROKEN  ${name}\n${firstLines(error)}` : `  holds   ${name}`)
  console.log(broken.length > 0 ? `${broken.length} of ${results.length} are broken.` : 'All hold.')
  return broken.length > 0 ? 1 : 0
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const firstLines = error =>
  error
    .replace(COLOURS, '')
    .split('\n')
    .filter(line => line.trim())
    .slice(0, 6)
    .map(line => `          ${line.slice(0, 160)}`)
    .join('\n')

const version = process.argv[2]
if (!version) fail(new Error('Say which version: npm run next:try -- 16.4.7'))
else process.exitCode = await tryVersion().catch(error => fail(error) ?? 1)
