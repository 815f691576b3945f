import { gzipSync } from 'node:zlib'
import { type APIRequestContext, test as base, expect, type Page } from 'playwright/test'
import { emptyScriptBytes } from '../scripts/empty-page.mjs'
import { enterDesk } from './desk-screens/enter-desk.ts'
import { openFilledDesk } from './desk-screens/open-filled-desk.ts'
import { screenFaults } from './desk-screens/screen-faults.ts'
import type { Screen } from './desk-screens/screens.ts'

// Every page of the desk with something to see on it: its script, its faults for eyes, fingers and screen readers, its
// width. `npm run bench -- desk` measures how long a press on it takes.
const IS_WHOLE = Boolean(process.env.PROVE)
const MOST_KB = 60

const PATIENCE = IS_WHOLE ? 900_000 : 180_000

type Desk = Awaited<ReturnType<typeof openFilledDesk>>

const test = base.extend<{ desk: Desk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    async ({}, use) => {
      const desk = await openFilledDesk()
      await use(desk)
      await desk.close()
    },
    { timeout: 180_000 },
  ],
  baseURL: ({ desk }, use) => use(desk.baseURL),
})

/** With PROVE all of them; else those that are used most, and every sixteenth of the others. */
const MOST_USED = [
  'desk/orders',
  'desk/order/[id]',
  'desk/new-order',
  'desk/things',
  'desk/thing/[id]',
  'desk/shop',
  'desk/money',
]
const isLookedAt = ({ page }: Screen, at: number) => IS_WHOLE || MOST_USED.includes(page) || at % 16 === 0

async function open(page: Page, desk: Desk, screen: Screen) {
  await enterDesk(page.context(), desk.filled, screen)
  await page.setViewportSize({ width: 360, height: 740 })
  const answer = await page.goto(screen.path, { waitUntil: 'networkidle' })
  expect(answer?.status(), screen.path).toBe(200)
}

test('each page of the desk can be seen, pressed and heard, and has at most 60 kB of script over the framework', {
  tag: '@narrow',
}, async ({ page, desk, request }) => {
  test.setTimeout(PATIENCE)
  const empty = await emptyScriptBytes()
  const sizes = new Map<string, Promise<number>>()
  const faults: string[] = []
  let most = { path: '', kB: 0 }
  for (const screen of desk.screens.filter(isLookedAt)) {
    const scripts = new Set<string>()
    const note = (asked: { resourceType: () => string; url: () => string }) => {
      if (asked.resourceType() === 'script') scripts.add(asked.url())
    }
    page.on('request', note)
    await open(page, desk, screen)
    page.off('request', note)
    expect(scripts.size, screen.path).toBeGreaterThan(3)
    const path = new URL(page.url()).pathname + new URL(page.url()).search
    for (const url of scripts) if (!sizes.has(url)) sizes.set(url, packedSize(request, url))
    const bytes = await Promise.all([...scripts].map(url => sizes.get(url) ?? 0))
    const kB = Math.round((bytes.reduce((sum, each) => sum + each, 0) - empty) / 100) / 10
    if (kB > most.kB) most = { path, kB }
    if (kB > MOST_KB) faults.push(`${path}: ${kB} kB of script`)
    faults.push(...(await screenFaults(page)).map(fault => `${path}: ${fault}`))
  }
  test.info().annotations.push({ type: 'most script', description: `${most.kB} kB, ${most.path}` })
  expect(faults).toEqual([])
})

const packedSize = async (request: APIRequestContext, url: string) =>
  gzipSync(await (await request.get(url)).body()).length
