import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { faultsOf } from './axe.ts'
import { deskCommand, invited, joinDesk, withoutScript } from './desk-people.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { isAwake, newMobile, open, openDatabase } from './shopper.ts'

// The door of the desk. Each act and each refusal: lib/backend/desk/door/*.test.ts, lib/desk/server/post-act.test.ts.

/** Lets the last proof of somebody grow old. */
async function forgetProofOf(name: string) {
  const database = await openDatabase()
  await database.query(
    `update desk_sessions s set proved_at = now() - interval '11 minutes' from desk_people p
      where p.id = s.person_id and p.name = $1`,
    [name],
  )
  await database.end()
}

/** Names of their own for each run at a width. */
const nameOf = (name: string, page: Page) => `${name} ${page.viewportSize()?.width}`

test('whoever is invited sees the recovery codes once, makes a passkey, and comes back with it to where they wanted', {
  tag: '@narrow',
}, async ({ page }) => {
  test.slow()
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await joinDesk(page, 'owner', nameOf('Asha', page))
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a passkey of this device' }).click()
  await expect(page.getByText('This device has a passkey now')).toBeVisible()
  await page.goto('/desk/devices')
  await expect(page.getByText('never used')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Sign out of this device' }).click()
  await page.waitForURL(/\/desk\/sign-in/)

  await page.goto('/desk/book?about=Asha')
  await expect(page).toHaveURL(/\/desk\/sign-in\?back=/)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(/\/desk\/book\?about=Asha/)
  await expect(page.getByText('Signed in with a passkey').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await expectNoSidewaysScroll(page)
})

test('without script the door works too, and what was typed waits while its typer shows who they are', {
  tag: '@narrow',
}, async ({ browser, baseURL }) => {
  test.slow()
  const page = await withoutScript(browser, baseURL)
  const link = await invited('owner', 'Sita')
  const codes = await joinDesk(page, 'owner', 'Sita', link)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByText('cannot be shown again')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('this browser is signed in')).toBeVisible()
  await page.getByRole('link', { name: 'To the desk' }).click()
  await page.waitForURL(/\/desk\/(orders|shop)/)

  await forgetProofOf('Sita')
  await page.goto('/desk/people')
  await page.getByLabel('Name').fill('Ravi of the packing table')
  await page.getByRole('button', { name: 'Make the link' }).click()
  await page.waitForURL(/\/desk\/prove\?back=/)
  await page.getByLabel('One of your recovery codes').fill('wrong-wrong-code')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByText('none of the recovery codes').first()).toBeVisible()
  await page.getByLabel('One of your recovery codes').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Show it' }).click()
  await page.waitForURL(/\/desk\/people$/)
  await expect(page.getByLabel('Name')).toHaveValue('Ravi of the packing table')
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.locator('.desk-link')).toHaveText(/\/desk\/join\/[\w-]{43}$/)
  await expectNoSidewaysScroll(page)

  await page.goto('/desk/devices')
  await page.getByRole('button', { name: 'Sign out of this device' }).click()
  await page.getByLabel('One of your recovery codes').fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/desk\/(orders|sign-in)/)
  await page.context().close()
})

for (const script of ['with its script', 'before its script arrives'])
  test(`a form waits while its session is opened anew beside it ${script}, and goes on with what was typed`, {
    tag: '@narrow',
  }, async ({ page, context }) => {
    test.slow()
    const isEarly = script !== 'with its script'
    const name = isEarly ? 'Meera' : 'Mohan'
    const codes = await joinDesk(page, 'owner', name)
    await open(page, '/desk/people')
    await page.getByLabel('Name').fill('Half a name')
    await deskCommand('sign-out', name)
    await page.getByRole('button', { name: 'Make the link' }).click()
    if (isEarly) await context.route('**/*.js*', route => route.abort())
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Sign in again' }).click()
    const beside = await opened
    if (!isEarly) await expect.poll(() => isAwake(beside)).toBe(true)
    await beside.getByLabel('One of your recovery codes').fill(codes[0] ?? '')
    await beside.getByRole('button', { name: 'Sign in', exact: true }).click()
    if (isEarly)
      await expect(beside.getByText('Close this page and go back to the one where you were')).toBeVisible()
    else await expect.poll(() => beside.isClosed()).toBe(true)

    await expect(page.getByLabel('Name')).toHaveValue('Half a name')
    await page.getByRole('button', { name: 'Make the link' }).click()
    await expect(page.locator('.desk-link')).toHaveText(/\/desk\/join\//)
  })

test('a code to the phone signs in whoever works here', { tag: '@narrow' }, async ({ page }) => {
  test.slow()
  const mobile = newMobile()
  await joinDesk(page, 'packer', 'Kamla')
  await page.goto('/desk/devices')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Kamla is changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out of this device' }).click()
  await page.waitForURL(/\/desk\/sign-in/)
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('A code is on its way')).toBeVisible()
  const phone = await page.context().newPage()
  await phone.goto('/practice-phone')
  const text = await phone.locator('li').filter({ hasText: 'Your code is' }).first().textContent()
  await phone.close()
  await page.getByLabel('Code of six digits').fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await expect(page.getByText('That is not the code.')).toBeVisible()
  await page.getByLabel('Code of six digits').fill(/Your code is (\d{6})/.exec(text ?? '')?.[1] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await page.waitForURL(url => !url.pathname.endsWith('/sign-in'))
  // A packer is told that the owner's pages are not theirs.
  await page.goto('/desk/people')
  await expect(page.getByText('not part of your work here').first()).toBeVisible()
})

test('the shop’s computer lists, signs out and ends people, and shows the book', {
  tag: '@narrow',
}, async ({ page }) => {
  test.slow()
  await joinDesk(page, 'catalogue', 'Lata')
  expect((await deskCommand('people')).said).toMatch(/Lata {2}Catalogue {2}signed in on 1 device/)
  expect(await deskCommand('end', 'Nobody')).toMatchObject({ code: 1 })
  expect(await deskCommand('end')).toMatchObject({ code: 2 })
  expect(await deskCommand('invite', '--role', 'king')).toMatchObject({ code: 1 })
  expect(await deskCommand('end', 'lata')).toMatchObject({ code: 0 })
  await page.goto('/desk/devices')
  await expect(page).toHaveURL(/\/desk\/sign-in/)
  const { said } = await deskCommand('book', '--about', 'Lata')
  expect(said).toMatch(/The shop’s computer {2}Ended somebody’s work at the desk {2}About Lata/)
})

/** The address of each page of the desk, by its folder. */
const pages = readdirSync('app/(desk)', { recursive: true })
  .map(String)
  .filter(file => path.basename(file) === 'page.tsx')
  // One of the settings' pages by its name: another name is none.
  .map(file => `/${path.dirname(file)}`.replace('[page]', 'contact').replace(/\[\.{0,3}\w+\]/g, '1'))
const OPEN = ['/desk/join/1', '/desk/sign-in', '/desk/sign-in/mail/1']

test('each page of the desk is kept nowhere, told to nobody, and leads who is not signed in to the sign-in and back', {
  tag: '@narrow',
}, async ({ request }) => {
  expect(pages.length).toBeGreaterThan(10)
  for (const address of pages) {
    const response = await request.get(`${address}?a=1`, { maxRedirects: 0 })
    const headers = response.headers()
    const isOpen = OPEN.includes(address)
    expect([address, response.status()]).toEqual([address, isOpen ? 200 : 307])
    if (!isOpen) {
      const back = encodeURIComponent(`${address}?a=1`)
      expect([address, headers.location]).toEqual([address, `/desk/sign-in?back=${back}`])
    }
    expect([address, headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      address,
      'private, no-store',
      'noindex, nofollow',
      'same-origin',
    ])
    const policy = headers['content-security-policy'] ?? ''
    expect([address, /https?:|facebook|razorpay/.test(policy)]).toEqual([address, false])
    expect(policy).toMatch(/script-src 'self' 'nonce-/)
    expect(policy).toContain("frame-ancestors 'none'")
    const body = await response.text()
    expect([address, /facebook|fbq\(|razorpay/.test(body)]).toEqual([address, false])
  }
})

test('a form of the desk is posted from its own pages alone', { tag: '@narrow' }, async ({ request }) => {
  for (const act of ['door/newCodes', 'door/join', 'no/such'])
    expect((await request.get(`/desk/do/${act}`, { maxRedirects: 0 })).status()).toBe(405)
  const foreign = await request.post('/desk/do/door/recover', {
    headers: { origin: 'https://evil.example' },
    form: { code: 'x' },
  })
  expect(foreign.status()).toBe(403)
})
