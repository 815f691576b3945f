import type { Locator, Page } from 'playwright/test'
import { expect, test } from 'playwright/test'

/** The field of this label; that of a field that must be filled in ends with a star. */
export const labelled = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\*?$`))

/** A seller's thumb: counts what it does, and keeps a picture of what it has seen. */
export function thumbOn(page: Page) {
  let steps = 0
  let looks = 0
  const begun = Date.now()
  const counted = async (work: Promise<unknown>) => {
    steps++
    await work
  }
  return {
    page,
    press: (target: Locator) => counted(target.click()),
    pressButton: (name: string | RegExp) =>
      counted(page.getByRole('button', { name, exact: true }).first().click()),
    follow: (name: string | RegExp) => counted(page.getByRole('link', { name }).first().click()),
    unfold: (name: string) => counted(page.locator('summary', { hasText: name }).first().click()),
    type: (label: string | Locator, text: string) =>
      counted((typeof label === 'string' ? labelled(page, label) : label).first().fill(text)),
    choose: (label: string, option: string) => counted(labelled(page, label).first().selectOption(option)),
    tick: (target: Locator) => counted(target.check()),
    send: (target: Locator, files: string | string[]) => counted(target.setInputFiles(files)),
    /** What the page says after a press. */
    hears: (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible({ timeout: 30_000 }),
    look: async (name: string) => {
      await page.waitForLoadState('networkidle')
      await page.screenshot({
        path: test.info().outputPath(`${String(++looks).padStart(2, '0')}-${name}.png`),
        fullPage: true,
      })
    },
    told: () => ({ steps, minutes: Math.round((Date.now() - begun) / 6_000) / 10 }),
  }
}

export type Thumb = ReturnType<typeof thumbOn>

/** A cheap phone on a bad network. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (1.6 * 1024 * 1024) / 8 },
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
