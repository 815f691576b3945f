import path from 'node:path'
import { browserFailures, jestFailures } from './failed-tests.mjs'

const inRepository = (file: string) => path.join(import.meta.dirname, '..', file)

test('of Jest’s report the failed tests are told, with what was ours of the stack, and files that could not be run', () => {
  const failureMessages = [
    `Error: \u001b[31mno\u001b[39m\n    at a (${inRepository('lib/a.test.ts')}:3:1)\n    at b (/x/node_modules/jest/b.js:1:1)`,
  ]
  const told = jestFailures({
    testResults: [
      {
        name: inRepository('lib/a.test.ts'),
        status: 'failed',
        message: 'all of it',
        assertionResults: [
          { status: 'passed', fullName: 'it adds', failureMessages: [] },
          { status: 'failed', fullName: 'it takes away', failureMessages },
        ],
      },
      {
        name: inRepository('lib/b.test.ts'),
        status: 'failed',
        message: 'It has no end.',
        assertionResults: [],
      },
      { name: inRepository('lib/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  })
  expect(told).toEqual([
    `lib/a.test.ts it takes away \nError: no\n    at a (${inRepository('lib/a.test.ts')}:3:1)`,
    'lib/b.test.ts the file \nIt has no end.',
  ])
})

test('of Playwright’s report those are told that failed, or passed only when they were tried again', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'cart.spec.ts',
    title,
    tests: [{ status, projectName: 'phone', results: message ? [{ error: { message } }, {}] : [{}] }],
  })
  const told = browserFailures({
    errors: [{ message: 'The shop did not start.' }],
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [spec('it opens', 'expected'), spec('it fills', 'unexpected', 'x'.repeat(3_000))],
        suites: [{ title: 'a group', specs: [spec('it empties', 'flaky', 'Too late.')] }],
      },
    ],
  })
  expect(told).toEqual([
    'cart.spec.ts a group it empties at phone (passed when tried again) \nToo late.',
    `cart.spec.ts it fills at phone \n${'x'.repeat(2_000)} …`,
    'the run \nThe shop did not start.',
  ])
})
