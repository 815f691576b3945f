import { execFileSync } from 'node:child_process'
import { brotliCompressSync } from 'node:zlib'
import { CHOOSE } from './choose.ts'
import { FIRST_RESPONSE } from './first-response.ts'

// Bytes in Brotli, each by itself.
const MOST = { FIRST_RESPONSE: 2_770, CHOOSE: 495 }

test('the programs in the page are those of lib/browser/first-response', () => {
  const made = execFileSync(
    process.execPath,
    ['--experimental-strip-types', '--no-warnings', 'scripts/make-inline.mjs', '--print'],
    { encoding: 'utf8' },
  )
  expect(JSON.parse(made)).toEqual({ FIRST_RESPONSE, CHOOSE })
})

test('they are small enough to stand in every page', () => {
  expect(brotliCompressSync(FIRST_RESPONSE).length).toBeLessThanOrEqual(MOST.FIRST_RESPONSE)
  expect(brotliCompressSync(CHOOSE).length).toBeLessThanOrEqual(MOST.CHOOSE)
})
