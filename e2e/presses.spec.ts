import { expect, type Locator, type Page, test } from 'playwright/test'
import { encodeCart } from '../lib/cart/rules/cart-cookie.ts'
import { encodeWishes } from '../lib/wishlist/rules/wish-cookie.ts'
import {
  ADDRESS,
  afterSamePress,
  holdBack,
  newCustomer,
  newEmail,
  newMobile,
  nextFrames,
  open,
  POT,
  readyToOrder,
  signUp,
  typeCaptcha,
} from './shopper.ts'

// Accidental double presses: sending, adding, removing and paying count once; other controls count each press.
const LIST = '/products-section2/15'
const PRODUCT = '/product/nh-terra-pot-01'
const SIZED = '/products-section/109'
const LINES = [1070, 1073, 1054].map(id => ({ id, unit: 2, size: 'S', color: '' }))

const first = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

/** As over a network: the page that follows is not there yet when the second press comes. */
const answerLate = (page: Page, action: string) =>
  page.route(action, async route => {
    const response = await route.fetch({ maxRedirects: 0 })
    await page.waitForTimeout(150)
    await route.fulfill({ response }).catch(() => undefined)
  })

/** Two presses of one finger at one place, whatever is there by then: the browser gets the time of each press, so that a busy machine does not move them apart. */
async function pressTwice(page: Page, control: Locator, apart = 200) {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const browser = await page.context().newCDPSession(page)
  const press = (seconds: number) =>
    Promise.all(
      (['mouseMoved', 'mousePressed', 'mouseReleased'] as const).map(type =>
        browser.send('Input.dispatchMouseEvent', {
          type,
          x,
          y,
          timestamp: seconds,
          ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
        }),
      ),
    )
  const at = Date.now() / 1000
  await press(at)
  await page.waitForTimeout(apart)
  await press(at + apart / 1000).catch(() => undefined)
}

/** The forms that were sent, by script or by the browser. */
function sentBy(page: Page) {
  const sent: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/do/')) sent.push(pathname)
  })
  return sent
}

const holdCart = (page: Page, baseURL: string | undefined, lines = LINES) =>
  page
    .context()
    .addCookies([{ name: 'cartItems', value: encodeCart({ guest: 'a'.repeat(24), lines }), url: baseURL }])
const holdWishes = (page: Page, baseURL: string | undefined, ids: number[]) =>
  page.context().addCookies([
    {
      name: 'wishlistItems',
      value: encodeURIComponent(encodeWishes(ids.map(id => ({ id, size: '', color: '' })))),
      url: baseURL,
    },
  ])
const cartOf = async (page: Page) => {
  const value = (await page.context().cookies()).find(({ name }) => name === 'cartItems')?.value ?? ''
  return value
    .split('~')
    .slice(1)
    .map(line => line.split('.').slice(0, 2).map(Number))
}
const wishesOf = async (page: Page): Promise<unknown[]> => {
  const value = (await page.context().cookies()).find(({ name }) => name === 'wishlistItems')?.value
  const wishes: unknown[] = value
    ? JSON.parse(Buffer.from(decodeURIComponent(value), 'base64').toString())
    : []
  return wishes.map(wish => (Array.isArray(wish) ? wish[0] : wish))
}
const badge = (page: Page, name: string) =>
  page
    .locator('header')
    .getByRole('link', { name: new RegExp(name) })
    .locator('.count')

test.describe('a double press', { tag: '@narrow' }, () => {
  test('on Add of a list adds one', async ({ page }) => {
    await open(page, LIST)
    await pressTwice(page, first(page, /^Add .* to cart$/))
    await expect(page.getByText('(1 unit) added to cart!')).toHaveCount(1)
    await expect(badge(page, 'Cart')).toHaveText(/^1\b/)
    await afterSamePress(page)
    await first(page, /^Add .* to cart$/).click()
    await expect(badge(page, 'Cart')).toHaveText(/^2\b/)
  })

  test('on Add in the size dialog adds one, and presses nothing below it', async ({ page }) => {
    await open(page, SIZED)
    await pressTwice(page, first(page, /^Add .* to cart$/))
    const question = page.getByRole('dialog')
    for (const choice of await question.getByRole('group').all())
      await choice.locator('label:not(:has(:disabled))').first().click()
    await pressTwice(page, question.getByRole('button', { name: 'Add to Cart' }))
    await expect(page.getByText('(1 unit) added to cart!')).toHaveCount(1)
    await expect(question).toBeHidden()
    expect((await cartOf(page)).map(([, unit]) => unit)).toEqual([1])
    await expect(page).toHaveURL(new RegExp(SIZED))
  })

  test('on Add and Wishlist of a product adds one of each', async ({ page }) => {
    await open(page, PRODUCT)
    await pressTwice(page, first(page, 'Add to Cart'))
    await pressTwice(page, first(page, 'Wishlist'))
    await expect(page.getByText('added to wishlist')).toHaveCount(1)
    expect([await cartOf(page), await wishesOf(page)]).toEqual([[[1070, 1]], [1070]])
  })

  test('on a customer’s Add with a slow response adds one', async ({ page, baseURL }) => {
    const customer = await newCustomer(page)
    await customer.enter(baseURL)
    await open(page, PRODUCT)
    const letThrough = await holdBack(page, '**/do/cart/add')
    await pressTwice(page, first(page, 'Add to Cart'), 800)
    letThrough()
    await expect(page.getByText('(1 unit) added to cart!')).toHaveCount(1)
    await expect.poll(() => customer.cart()).toMatchObject([{ id: 1070, Unit: 1 }])
  })

  test('on Buy Now sends one request', async ({ page, baseURL }) => {
    await (await newCustomer(page)).enter(baseURL)
    await open(page, PRODUCT)
    const sent = sentBy(page)
    await pressTwice(page, first(page, 'Buy Now'))
    await expect(page).toHaveURL(/\/checkout2/)
    expect(sent.filter(path => path.endsWith('buy-now'))).toHaveLength(1)
  })

  test('on a heart toggles it twice', async ({ page }) => {
    await open(page, LIST)
    await pressTwice(page, first(page, /^Wishlist:/))
    await expect(page.getByText('removed from wishlist')).toHaveCount(1)
    expect(await wishesOf(page)).toEqual([])
  })

  test('on plus, minus and the arrows counts twice', async ({ page, baseURL }) => {
    await holdCart(page, baseURL, [{ id: 1073, unit: 4, size: 'S', color: '' }])
    await open(page, '/addcart')
    await pressTwice(page, first(page, /^One more/))
    await expect(page.locator('.stepper output')).toHaveText('6')
    await pressTwice(page, first(page, /^One less/))
    await expect(page.locator('.stepper output')).toHaveText('4')
    await open(page, PRODUCT)
    await pressTwice(page, first(page, 'One more'))
    await expect(page.getByLabel('Quantity')).toHaveValue('3')
  })

  test('on Remove removes one line; its placeholder stays, and Undo restores it', async ({
    page,
    baseURL,
  }) => {
    await holdCart(page, baseURL)
    await open(page, '/addcart')
    const below = page.getByRole('article').nth(1)
    const before = await below.boundingBox()
    const name = (await page.getByRole('article').first().getAttribute('aria-label')) ?? ''
    await pressTwice(page, first(page, /^Remove/))
    await expect(page.getByRole('article')).toHaveCount(2)
    expect(await cartOf(page)).toEqual([
      [1073, 2],
      [1054, 2],
    ])
    await expect(page.getByText('(4 items)')).toBeVisible()
    expect(await page.getByRole('article').first().boundingBox()).toEqual(before)
    const undo = page.getByRole('button', { name: `Undo: ${name}` })
    await afterSamePress(page)
    await undo.press('Enter')
    await expect(page.getByRole('article').first()).toHaveAttribute('aria-label', name)
    await expect(page.getByRole('article').first().getByRole('heading').getByRole('link')).toBeFocused()
    expect((await cartOf(page)).toSorted()).toEqual(LINES.map(({ id }) => [id, 2]).toSorted())
  })

  test('by the keyboard removes one, and does not undo it', async ({ page, baseURL }) => {
    await holdCart(page, baseURL)
    await open(page, '/addcart')
    await first(page, /^Remove/).focus()
    await page.keyboard.press('Enter')
    await expect(first(page, /^Undo/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article')).toHaveCount(2)
    expect(await cartOf(page)).toHaveLength(2)
  })

  test('after eight seconds the placeholder disappears, and the focus is on the next line', async ({
    page,
    baseURL,
  }) => {
    await page.clock.install()
    await holdCart(page, baseURL)
    await open(page, '/addcart')
    await first(page, /^Remove/).click()
    await page.clock.runFor(5000)
    await expect(first(page, /^Undo/)).toBeVisible()
    await page.clock.runFor(3500)
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
    await expect(page.getByRole('article').first().getByRole('heading').getByRole('link')).toBeFocused()
  })

  test('Undo restores no more than the present stock, and says so', async ({ page, baseURL }) => {
    await holdCart(page, baseURL, [{ id: 1073, unit: 99_999, size: 'S', color: '' }])
    await open(page, '/addcart')
    await first(page, /^Remove/).click()
    await expect(page.getByText('No products added to cart.')).toBeVisible()
    await afterSamePress(page)
    await first(page, /^Undo/).click()
    await expect(page.getByText('Only as many as are in stock were added to your cart.')).toBeVisible()
    expect((await cartOf(page))[0]?.[1]).toBeLessThan(1000)
  })

  test('on a customer’s Remove with a slow response removes one; the count changes at once', async ({
    page,
    baseURL,
  }) => {
    const customer = await newCustomer(page)
    for (const id of [1070, 1073]) await customer.putInCart(id, 2)
    await customer.enter(baseURL)
    await open(page, '/addcart')
    const letThrough = await holdBack(page, '**/do/cart/remove')
    const sent = sentBy(page)
    await pressTwice(page, first(page, /^Remove/), 800)
    await expect(page.getByText('(2 items)')).toBeVisible()
    letThrough()
    await expect(first(page, /^Undo/)).toBeVisible()
    expect(sent).toEqual(['/do/cart/remove'])
    expect(await customer.cart()).toMatchObject([{ id: 1073, Unit: 2 }])
    await afterSamePress(page)
    await first(page, /^Undo/).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    const saved = async () => (await customer.cart()).map(({ id, Unit }) => [id, Unit])
    await expect.poll(saved).toEqual([
      [1073, 2],
      [1070, 2],
    ])
  })

  test('on a wish’s cross removes one, and Undo restores it', async ({ page, baseURL }) => {
    await holdWishes(page, baseURL, [1070, 1073, 1054])
    await open(page, '/wishlist')
    const name = (await page.getByRole('article').first().getAttribute('aria-label')) ?? ''
    const before = await page.getByRole('article').nth(1).boundingBox()
    await pressTwice(page, first(page, /^Remove/))
    await expect(page.getByRole('article')).toHaveCount(2)
    expect(await wishesOf(page)).toEqual([1073, 1054])
    expect(await page.getByRole('article').first().boundingBox()).toEqual(before)
    await afterSamePress(page)
    await first(page, `Undo: ${name}`).click()
    await expect(page.getByRole('article').first()).toHaveAttribute('aria-label', name)
    expect(await wishesOf(page)).toEqual([1073, 1054, 1070])
  })

  for (const [what, path, name, verb] of [
    ['Save for Later', '/addcart', 'Save for Later', '/do/cart/later'],
    ['Place Order', '/addcart', 'Place Order', '/do/cart/place'],
    ['Move To Cart', '/wishlist', 'Move To Cart', '/do/wishlist/move'],
  ] as const)
    test(`on ${what} sends once`, async ({ page, baseURL }) => {
      await holdCart(page, baseURL)
      await holdWishes(page, baseURL, [1070, 1073])
      await open(page, path)
      const letThrough = await holdBack(page, `**${verb}`)
      const sent = sentBy(page)
      await pressTwice(page, first(page, name), 1000)
      const answered = page.waitForEvent('framenavigated')
      letThrough()
      await answered
      expect(sent).toEqual([verb])
    })

  test('on the forms of the account and the checkout sends once', async ({ page, baseURL }) => {
    test.slow()
    const sent = sentBy(page)
    await open(page, '/register')
    await signUp(page, newEmail())
    await page.waitForURL(/\/login/)
    const { email } = await newCustomer(page)
    sent.length = 0
    await page.getByLabel('Email or mobile number').fill(email)
    await page.getByRole('textbox', { name: /^Password/ }).fill('Sunflower1')
    await pressTwice(page, first(page, 'Sign In'))
    await expect(page.getByRole('heading', { name: 'Login Successful' })).toBeVisible()
    expect(sent).toEqual(['/do/session/sign-in'])
    await page.context().clearCookies()
    await open(page, '/CreateAccountCard')
    await page.getByLabel('Email').fill(email)
    sent.length = 0
    await pressTwice(page, first(page, 'Continue'))
    await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible()
    expect(sent).toEqual(['/do/session/forgot'])
    const customer = await readyToOrder(page, baseURL)
    await open(page, '/checkout2')
    await typeCaptcha(page)
    sent.length = 0
    await pressTwice(page, first(page, 'Place Order'))
    await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(await customer.orders()).toHaveLength(1)
  })
})

test.describe('before the script has loaded', { tag: '@narrow' }, () => {
  for (const [path, name, units, wishes] of [
    [PRODUCT, 'Add to Cart', [1], 0],
    [PRODUCT, 'Wishlist', [], 1],
    [LIST, /^Add .* to cart$/, [1], 0],
  ] as const)
    test(`two presses on ${name} of ${path} are answered once, on that page`, async ({ page }) => {
      await page.route('**/_next/static/**/*.js', () => {})
      const sent = sentBy(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await pressTwice(page, first(page, name), 300)
      await expect(page.locator('.toast')).toHaveCount(1)
      expect((await cartOf(page)).map(([, unit]) => unit)).toEqual(units)
      expect(await wishesOf(page)).toHaveLength(wishes)
      expect(sent).toEqual([])
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })

  for (const [path, name, verb] of [
    ['/addcart', /^Remove/, '/do/cart/remove'],
    ['/wishlist', 'Move To Cart', '/do/wishlist/move'],
  ] as const)
    test(`two presses on ${name} of ${path} are sent once`, async ({ page, baseURL }) => {
      await page.route('**/_next/static/**/*.js', () => {})
      const letThrough = await holdBack(page, `**${verb}`)
      await holdCart(page, baseURL, [])
      if (path === '/addcart') await holdCart(page, baseURL)
      await holdWishes(page, baseURL, path === '/wishlist' ? [1070, 1073] : [])
      const sent = sentBy(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await pressTwice(page, first(page, name), 700)
      const answered = page.waitForEvent('framenavigated')
      letThrough()
      await answered
      await expect(page).toHaveURL(/\/(addcart|wishlist)$/)
      expect(sent).toEqual([verb])
    })

  test('a heart counts each press', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', () => {})
    await page.goto(LIST, { waitUntil: 'domcontentloaded' })
    await pressTwice(page, first(page, /^Wishlist:/))
    await expect(page.getByText('removed from wishlist')).toHaveCount(1)
    expect(await wishesOf(page)).toEqual([])
    await first(page, /^Wishlist:/).click()
    expect(await wishesOf(page)).toHaveLength(1)
  })
})

test.describe('without script', { tag: '@narrow' }, () => {
  test.use({ javaScriptEnabled: false })

  test('Add pressed twice adds one', async ({ page }) => {
    await page.goto(PRODUCT)
    await answerLate(page, '**/do/cart/add')
    await pressTwice(page, first(page, 'Add to Cart'), 30)
    // The second press may replace the navigation of the first.
    await expect(page).toHaveURL(/\/addcart$/)
    await expect(page.locator('.stepper output')).toHaveText('1')
  })

  test('Remove pressed twice removes one line; Undo stands in its place and restores it', async ({
    page,
    baseURL,
  }) => {
    await holdCart(page, baseURL)
    await page.goto('/addcart')
    const names = await page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel))
    await answerLate(page, '**/do/cart/remove')
    await pressTwice(page, first(page, /^Remove/), 30)
    await expect(page.getByRole('article')).toHaveCount(2)
    const undo = first(page, `Undo: ${names[0]}`)
    const next = page.getByRole('article').first()
    // The second press may replace the page of the first.
    const isAbove = async () => ((await undo.boundingBox())?.y ?? 1e6) < ((await next.boundingBox())?.y ?? 0)
    await expect.poll(isAbove).toBe(true)
    await undo.click()
    await expect(page.getByRole('article')).toHaveCount(3)
    expect((await cartOf(page)).toSorted()).toEqual(LINES.map(({ id }) => [id, 2]).toSorted())
  })

  test('a removed wish can be restored', async ({ page, baseURL }) => {
    await holdWishes(page, baseURL, [1070, POT])
    await page.goto('/wishlist')
    await first(page, /^Remove/).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await first(page, /^Undo/).click()
    await expect(page.getByRole('article')).toHaveCount(2)
  })
})

test.describe('while the network is broken', { tag: '@narrow' }, () => {
  test('a customer’s add, remove or wish fails with a message, and may be pressed again', async ({
    page,
    baseURL,
  }) => {
    const customer = await newCustomer(page)
    await customer.putInCart(1073, 2)
    await customer.enter(baseURL)
    await open(page, PRODUCT)
    await page.route('**/do/**', route => route.abort())
    await pressTwice(page, first(page, 'Add to Cart'))
    await expect(page.getByText('Error saving cart to API')).toHaveCount(1)
    await pressTwice(page, first(page, 'Buy Now'))
    await expect(page.getByText('Failed to process your request. Please try again.')).toHaveCount(1)
    await page.unroute('**/do/**')
    await first(page, 'Add to Cart').click()
    await expect(page.getByText('(1 unit) added to cart!')).toBeVisible()
    await open(page, '/addcart')
    await page.route('**/do/**', route => route.abort())
    await pressTwice(page, first(page, /^Remove/))
    await expect(page.getByText('Error deleting product from API')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
    await page.unroute('**/do/**')
    await afterSamePress(page)
    await first(page, /^Remove/).click()
    await expect(first(page, /^Undo/)).toBeVisible()
    expect(await customer.cart()).toHaveLength(1)
  })
})

test.describe('while the answer about a PIN code comes', { tag: '@narrow' }, () => {
  /** The finger is down when the answer comes, and goes up where it went down. */
  async function pressWhileAnswered(page: Page, button: Locator, release: () => void) {
    const answered = page.waitForResponse('**/pin?*')
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('There is nothing to press.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    release()
    await (await answered).finished()
    await nextFrames(page)
    // Pressed, it sinks by a pixel.
    expect(Math.abs(((await button.boundingBox())?.y ?? 0) - box.y)).toBeLessThanOrEqual(1)
    await page.mouse.up()
  }

  for (const path of ['/checkout2', '/address-form'])
    test(`a press on Save Address counts, on ${path}`, async ({ page, baseURL }) => {
      await readyToOrder(page, baseURL)
      const release = await holdBack(page, '**/pin?*')
      await open(page, path)
      if (path === '/checkout2') await page.getByRole('link', { name: 'Add New Address' }).click()
      const field = (name: RegExp) => page.getByRole('textbox', { name })
      await field(/^Name/).fill(ADDRESS.name)
      await field(/^Email/).fill('asha@example.in')
      await field(/^Mobile/).fill(ADDRESS.mobile)
      await field(/^Address/).fill(ADDRESS.address1)
      await field(/^Locality/).fill(ADDRESS.address2)
      await field(/^Zip code/).fill(ADDRESS.pincode)
      await pressWhileAnswered(page, page.getByRole('button', { name: 'Save Address' }), release)
      await expect(page.getByText('Your address has been saved successfully!')).toBeVisible()
    })

  test('a guest’s press on Continue to payment counts', async ({ page }) => {
    const release = await holdBack(page, '**/pin?*')
    await open(page, `/guest?buy=${POT}.1.S.`)
    await page.getByLabel('Name').fill('Meera Nair')
    await page.getByLabel('Mobile number').fill(newMobile())
    await page.getByLabel('House, street and area').fill('4 Temple Street')
    await page.getByLabel('PIN code').fill('452001')
    await pressWhileAnswered(page, page.getByRole('button', { name: 'Continue to payment' }), release)
    await page.waitForURL(/\/guest-checkout/)
  })

  test('a guest’s press counts where the answer asks for the place', async ({ page }) => {
    const release = await holdBack(page, '**/pin?*')
    await open(page, `/guest?buy=${POT}.1.S.`)
    await page.getByLabel('Name').fill('Meera Nair')
    await page.getByLabel('Mobile number').fill(newMobile())
    await page.getByLabel('House, street and area').fill('4 Temple Street')
    await page.getByLabel('PIN code').fill('109999')
    const sent = page.waitForRequest('**/do/guest/enter')
    await pressWhileAnswered(page, page.getByRole('button', { name: 'Continue to payment' }), release)
    await sent
    await expect(page.getByLabel('Town', { exact: true })).toBeVisible()
  })
})
