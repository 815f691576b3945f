import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'

// What the reports of Jest and Playwright say of the tests that failed, or that passed only when they were tried again.

const LONGEST = 2_000

/** Of Jest's report: each failed test, and each file that could not be run. */
export const jestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [describe(name, 'the file', message)]
    return failed.map(test => describe(name, test.fullName, test.failureMessages.join('\n')))
  })

/** Of Playwright's report: also the tests that passed at the second try. */
export const browserFailures = ({ suites, errors }) => [
  ...suites.flatMap(suite => failuresIn(suite, [])),
  ...errors.map(({ message }) => describe('', 'the run', message)),
]

const failuresIn = (suite, titles) => [
  ...(suite.suites ?? []).flatMap(inner => failuresIn(inner, [...titles, inner.title])),
  ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) => {
        const name = [...titles, title, `at ${projectName}`].join(' ')
        const messages = results.map(({ error }) => error?.message).filter(Boolean)
        return describe(file, status === 'flaky' ? `${name} (passed when tried again)` : name, messages[0])
      }),
  ),
]

const describe = (file, name, message) => {
  const text = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter(line => !/^\s+at .*(?:node_modules|node:)/.test(line))
    .join('\n')
    .trim()
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
  return [file && path.isAbsolute(file) ? path.relative(root, file) : file, name, `\n${short}`]
    .filter(Boolean)
    .join(' ')
}
