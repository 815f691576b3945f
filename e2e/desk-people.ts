import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type Cookie, expect, type Page } from 'playwright/test'

/** npm run desk, as whoever set the shop up runs it beside the running shop: its output and its exit code. */
export const deskCommand = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/desk.mjs', ...words], {
    env: {
      ...process.env,
      // As the shop was started: the link names its address.
      PORT: process.env.E2E_PORT,
      DATABASE_URL: '',
      DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', 'data'),
    },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  )

/** The path that an invitation of the command opens. */
export async function invited(role: string, name: string) {
  const { said } = await deskCommand('invite', '--role', role, '--name', name)
  return /\/desk\/join\/[\w-]{43}/.exec(said)?.[0] ?? ''
}

/** Comes to work at the desk in this browser; returns the recovery codes. */
export async function joinDesk(page: Page, role: string, name: string, link?: string) {
  await page.goto(link ?? (await invited(role, name)))
  await page.getByRole('button', { name: 'Open the desk' }).click()
  const codes = page.locator('.desk-codes code')
  await expect(codes).toHaveCount(10)
  return codes.allTextContents()
}

/** What signs its person in at the desk in another browser. */
export const sessionOf = async (page: Page) =>
  (await page.context().cookies(page.url())).filter(({ name }) => name === 'desk_session')

/** A page of a browser without script, on the narrowest phone. */
export async function withoutScript(
  browser: Browser,
  baseURL: string | undefined,
  session: readonly Cookie[] = [],
) {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
  await context.addCookies(session)
  return context.newPage()
}

/** What the desk says of an act: in the strip, or on the next page, if the press came before the script. */
export const saidByDesk = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first()
