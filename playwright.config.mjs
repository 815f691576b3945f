import { randomBytes } from 'node:crypto'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/find-chromium.mjs'

// The workers read this file again and inherit the port that the first reading chose.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000))
// The shop makes this folder and deletes it: who only lists the tests leaves none.
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `haat-e2e-${randomBytes(6).toString('hex')}`)
const baseURL = `http://localhost:${process.env.E2E_PORT}`

// No browser: what starts, stops and is killed.
const PROCESSES = '**/*.process.spec.ts'

// Shops of their own are started once, whatever the width.
const OTHER_SHOPS = '**/{extremes,hostile-host,other-shops,silent-shop}.spec.ts'

// What these claim is the same at every width, so they run at one.
const ANY_WIDTH = [
  '**/account{,-errors}.spec.ts',
  '**/{add-to-cart,cart-failures,checkout,guest-failures,order-failures,purchase,variants}.spec.ts',
  '**/{mobile-number,refused-without-script,returns,session-end,sign-in-way}.spec.ts',
  '**/{bills,broken-pictures,codes,coupons,delivery,guest,payment,upi}.spec.ts',
  '**/desk-{programs,shop,things,webhooks}.spec.ts',
  '**/{crawlers,engine,first-press,front,next-internals,privacy,route-table}.spec.ts',
]

// A phone has no Tab key.
const KEYS = '**/{,account-}keyboard.spec.ts'

// Run before and after all others, against the same server.
const BEFORE = '**/resources.before.spec.ts'
const AFTER = '**/resources.after.spec.ts'
// They read /proc.
const FIRST = process.platform === 'linux' ? ['before'] : []

export default defineConfig({
  testDir: 'e2e',
  // More than cores: a page that settles or waits for the network needs none, and does so half of the time.
  workers: Math.max(4, availableParallelism() + 1),
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A machine that is busy elsewhere is no fault of the shop; a test that needed its second try is told as flaky.
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A failed test is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    ...(process.platform === 'linux'
      ? [
          { name: 'before', testMatch: BEFORE, teardown: 'after' },
          { name: 'after', testMatch: AFTER },
        ]
      : []),
    {
      name: 'phone',
      dependencies: FIRST,
      testIgnore: [PROCESSES, OTHER_SHOPS, KEYS, BEFORE, AFTER],
      grepInvert: /@wide/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      dependencies: FIRST,
      testIgnore: [PROCESSES, ...ANY_WIDTH, BEFORE, AFTER],
      grepInvert: /@narrow/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'processes', testMatch: PROCESSES, timeout: 60_000 },
  ],
  webServer: {
    command: 'node scripts/e2e/shop.mjs',
    url: `${baseURL}/readyz`,
    env: { PORT: process.env.E2E_PORT, E2E_DATA_DIR: process.env.E2E_DATA_DIR },
    timeout: 240_000,
    // Each mail is told there; what went wrong is told beside.
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
