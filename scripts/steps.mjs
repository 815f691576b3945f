import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { NEXT_COMMAND } from '#lib/server/next-internals.mjs'
import { browserFailures, jestFailures } from './failed-tests.mjs'
import { fastestFolder } from './fastest-folder.mjs'
import { runBin } from './run.mjs'

// The parts of "npm test" and "npm run check". Each returns how many passed, how many failed and which.

export const types = async () => {
  const typegen = await runBin(NEXT_COMMAND, ['typegen'], { stdio: ['ignore', 'ignore', 'inherit'] })
  // Without the incremental cache, which once hid an import of a deleted file.
  const tsc = ['--noEmit', '--incremental', 'false', '-p', '.']
  return asOne(typegen === 0 ? await runBin('typescript/bin/tsc', tsc) : typegen)
}

export const lint = async () =>
  asOne(await runBin('@biomejs/biome/bin/biome', ['check', '.', '--diagnostic-level=error']))

export const jest = (...args) =>
  withReport(async report => {
    await runBin('jest/bin/jest.js', ['--json', '--outputFile', report, '--silent', ...args], {
      stdio: ['inherit', 'ignore', 'inherit'],
    })
    const results = await readReport(report)
    return {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      failures: jestFailures(results),
    }
  })

/** Those that need no database: their run opens none. */
export const quickJest = files =>
  jest(
    ...['--globalSetup', './scripts/jest/open-folder.mjs'],
    ...['--globalTeardown', './scripts/jest/delete-folder.mjs'],
    ...['--runTestsByPath', ...files],
  )

export const browser = (...args) =>
  withReport(async report => {
    // Linked packages take no room on the disk that they are on, and much in memory.
    const env = { E2E_DISK: os.tmpdir(), TMPDIR: await fastestFolder() }
    const code = await runBin('playwright/cli.js', ['test', ...args], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    })
    const results = await readReport(report)
    const { stats, errors } = results
    const failed = stats.unexpected + errors.length
    return {
      passed: stats.expected + stats.flaky,
      failed: failed || (code === 0 ? 0 : 1),
      failures: browserFailures(results),
    }
  })

export const asOne = code => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const withReport = async work => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-report-'))
  try {
    return await work(path.join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const readReport = async file => JSON.parse(await readFile(file, 'utf8'))
