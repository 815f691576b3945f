import { scryptSync } from 'node:crypto'
import fc from 'fast-check'
import { shop } from '#lib/api/server/shop.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { hashOfToken } from '#lib/backend/session/tokens.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { addToWishes, removeFromWishes } from '#lib/wishlist/browser/wish-store.ts'
import { decodeWishes } from '#lib/wishlist/rules/wish-cookie.ts'
import { adding, removing, stepping } from '../rules/cart-changes.ts'
import { decodeCart } from '../rules/cart-cookie.ts'
import { type Kind, Model } from '../rules/test-model.ts'
import { cartItems, cartOwnerOf } from './request-cart.ts'
import { openBrowser, openTab } from './test-browser.ts'

withTestDatabase()

const kind = (id: number, size = 'S', color = ''): Kind => ({ id, size, color })
const FILLERS = Array.from({ length: 49 }, (_, i) => kind(100 + i))
/** Product 1 and 3 have no sizes, 2 has colours too, 4 only sizes. */
const SHELF = [
  kind(1),
  kind(2, 'S', 'Red'),
  kind(2, 'M', 'Red'),
  kind(2, 'M', 'Blue'),
  kind(2, 'L', 'Red'),
  kind(3),
  kind(4, 'S'),
  kind(4, 'M'),
]
const UNSIZED = [1, 3, ...FILLERS.map(({ id }) => id)]
const STOCK = new Map([
  ['1 S', 9],
  ['2 S', 5],
  ['2 M', 2],
  ['2 L', 0],
  ['3 S', 1],
  ['4 S', 3],
  ['4 M', 3],
  ...FILLERS.map(({ id }) => [`${id} S`, 9] as const),
])
const PASSWORD = 'Sunflower1'
const QUICK_HASH = `scrypt$1$1$1$$${scryptSync(PASSWORD, '', 32, { N: 2, r: 1, p: 1 }).toString('base64url')}`

beforeAll(async () => {
  await addProduct({ id: 1, sizes: { NA: 9 } })
  await addProduct({ id: 2, sizes: { S: 5, M: 2, L: 0 }, colors: ['Red', 'Blue'] })
  await addProduct({ id: 3, sizes: { NA: 1 } })
  await addProduct({ id: 4, sizes: { S: 3, M: 3 } })
  for (const { id } of FILLERS) await addProduct({ id, sizes: { NA: 9 } })
})

/** Two tabs of one browser before the shop, and one customer's account in it. */
async function openReal() {
  for (const [name, units] of STOCK) await stock(name, units)
  const customer = await newCustomer()
  await db.run('update customers set password_hash = $2 where id = $1', [customer.id, QUICK_HASH])
  return { customer, browser: openBrowser(), tabs: [openTab(), openTab()] as const }
}
type Real = Awaited<ReturnType<typeof openReal>>

const stock = async (name: string, units: number) => {
  const [id, size] = name.split(' ')
  await db.run('update product_sizes set stock = $3 where product_id = $1 and size_desc in ($2, $4)', [
    Number(id),
    size,
    units,
    UNSIZED.includes(Number(id)) ? 'NA' : size,
  ])
}

/** A command: when it can be given, and what it does to the shop and to the model. */
const command = <A>(
  name: string,
  args: fc.Arbitrary<A>,
  run: (args: A, model: Model, real: Real) => Promise<void>,
  can: (model: Model, args: A) => boolean = () => true,
) =>
  args.map(
    (said): fc.AsyncCommand<Model, Real> => ({
      check: model => can(model, said),
      run: async (model, real) => {
        await run(said, model, real)
        await agree(model, real)
        // More than a second later.
        real.browser.forgetPress()
        await db.run(`update carts set pressed_at = '-infinity'`)
      },
      toString: () => `${name} ${JSON.stringify(said) ?? ''}`,
    }),
  )

async function agree(model: Model, { browser, customer }: Real) {
  const kept = await db.one(
    `select coalesce(c.lines, '[]') as lines, coalesce(w.wishes, '[]') as wishes
       from customers left join carts c on c.customer_id = id left join wishlists w on w.customer_id = id
      where id = $1`,
    [customer.id],
  )
  const cookie = {
    lines: decodeCart(browser.cookie('cartItems')).lines,
    wishes: decodeWishes(browser.cookie('wishlistItems')),
  }
  expect({ account: kept, signedIn: browser.cookie('user_name') !== undefined, guest: cookie.lines }).toEqual(
    {
      account: model.account,
      signedIn: model.signedIn,
      guest: model.guest.lines,
    },
  )
  expect(byId(cookie.wishes)).toEqual(byId(model.mine.wishes))
  if (model.signedIn && !model.alive) return
  const shown = await cartItems(cartOwnerOf(browser.header()))
  expect(shown.map(({ Unit, quantity }) => [Unit, quantity])).toEqual(
    model.mine.lines.map(line => [line.unit, model.stockOf(line)]),
  )
}

const byId = (wishes: readonly Kind[]) => [...wishes].sort((a, b) => a.id - b.id)

const tab = fc.constantFrom(0 as const, 1 as const)
const onShelf = fc.constantFrom(...SHELF)
const units = fc.integer({ min: 1, max: 4 })
const place = fc.nat({ max: 6 })
const script = fc.boolean()
const presses = fc.integer({ min: 1, max: 2 })
const nothing = fc.constant(undefined)
const by = fc.constantFrom(1 as const, -1 as const)

/** What this tab shows: it may be behind the shop. */
const shownIn = (model: Model, tab: 0 | 1) => (model.signedIn && model.seen[tab]) || model.mine.lines
const at = (list: readonly Kind[], n: number): Kind => {
  const { id, size, color } = list[n % list.length] ?? kind(0)
  return { id, size, color }
}

const add = command(
  'add',
  fc.record({ tab, what: onShelf, units, script, presses }),
  async ({ tab, what, units, script, presses }, model, { browser, tabs }) => {
    if (script) {
      const refused = await tabs[tab].press(adding({ ...what, unit: units }, model.stockOf(what)))
      expect(refused === undefined).toBe(model.press(tab, what, units, false))
    } else {
      // However often within a second: once. A press that found the session over added nothing, the next is a visitor's.
      let added = false
      for (let press = 0; press < presses; press++) {
        await browser.send('/do/cart/add', { ...what, unit: units })
        if (model.denied() || added) continue
        model.add(what, units)
        added = true
      }
    }
  },
  (model, { what, script }) => !script || model.stockOf(what) > 0,
)

const step = command(
  'step',
  fc.record({ tab, place, by, script }),
  async ({ tab, place, by, script }, model, { browser, tabs }) => {
    const what = at(shownIn(model, tab), place)
    if (script) {
      const refused = await tabs[tab].press(stepping(what, by, model.stockOf(what)))
      expect(refused === undefined).toBe(model.press(tab, what, by, true))
    } else {
      await browser.send(by > 0 ? '/do/cart/plus' : '/do/cart/minus', { ...what })
      if (!model.denied()) model.step(what, by)
    }
  },
  (model, { tab, place }) =>
    shownIn(model, tab).length > 0 && model.stockOf(at(shownIn(model, tab), place)) > 0,
)

const remove = command(
  'remove',
  fc.record({ tab, place, script }),
  async ({ tab, place, script }, model, { browser, tabs }) => {
    const what = at(shownIn(model, tab), place)
    if (!script) await browser.send('/do/cart/remove', { ...what })
    const refused = script && (await tabs[tab].press(removing(what)))
    expect(model.remove(what, script ? tab : undefined) || !script).toBe(!refused)
  },
  (model, { tab }) => shownIn(model, tab).length > 0,
)

const later = command(
  'save for later',
  place,
  async (place, model, { browser }) => {
    const what = at(model.mine.lines, place)
    await browser.send('/do/cart/later', { ...what })
    if (model.denied()) return
    model.wish(what)
    model.remove(what)
  },
  model => model.mine.lines.length > 0,
)

const wish = command(
  'wish',
  fc.record({ what: onShelf, chosen: fc.boolean(), script }),
  async ({ what, chosen, script }, model, { browser }) => {
    const wished = chosen ? what : kind(what.id, '')
    const there = model.mine.wishes.some(({ id }) => id === what.id)
    if (script) await addToWishes(wished)
    else await browser.send('/do/wishlist/add', { ...wished })
    // A script asks nobody for a wish that is there; a form is refused before that where a choice is missing.
    if (script ? there : !chosen && !UNSIZED.includes(what.id)) return
    if (!model.denied()) model.wish(wished)
  },
)

const unwish = command(
  'unwish',
  fc.record({ what: onShelf, script }),
  async ({ what, script }, model, { browser }) => {
    if (script) await removeFromWishes(what.id)
    else await browser.send('/do/wishlist/remove', { id: what.id })
    if (!model.denied()) model.unwish(what.id)
  },
)

const move = command(
  'move to cart',
  fc.record({ place, presses }),
  async ({ place, presses }, model, { browser }) => {
    const wished = at(model.mine.wishes, place)
    for (let press = 0; press < presses; press++) await browser.send('/do/wishlist/move', { id: wished.id })
    if (model.denied()) return
    const what = UNSIZED.includes(wished.id) ? kind(wished.id) : wished
    const whole = SHELF.concat(FILLERS).some(
      ({ id, size, color }) => id === what.id && size === what.size && color === what.color,
    )
    if (whole && model.add(what, 1)) model.unwish(wished.id)
  },
  model => model.mine.wishes.length > 0,
)

const signIn = command(
  'sign in',
  fc.record({ answerIsLost: fc.boolean() }),
  async ({ answerIsLost }, model, { browser, customer }) => {
    await browser.send('/do/session/sign-in', { username: customer.email, password: PASSWORD }, answerIsLost)
    if (answerIsLost) model.merge()
    else model.signIn()
  },
  model => !model.signedIn,
)

const signOut = command(
  'sign out',
  nothing,
  async (_, model, { browser }) => {
    await browser.send('/do/session/sign-out', {})
    model.signOut()
  },
  model => model.signedIn,
)

const expire = command(
  'expire',
  nothing,
  async (_, model, { customer }) => {
    await db.run('delete from sessions where customer_id = $1 and token_hash <> $2', [
      customer.id,
      hashOfToken(customer.token),
    ])
    model.alive = false
  },
  model => model.signedIn && model.alive,
)

const clear = command('clear', nothing, async (_, model, { browser }) => {
  await browser.send('/do/cart/clear', {})
  if (model.signedIn && !model.denied()) model.account.lines = []
})

const hear = command('the tab is shown again', tab, async (tab, model, { tabs }) => {
  await tabs[tab].read()
  if (!model.denied(tab)) model.told(tab)
})

const otherPhone = command(
  'the other phone sets',
  fc.record({ what: onShelf, units }),
  async ({ what, units }, model, { customer }) => {
    const line = { prod_id: what.id, unit: units, cart_size: what.size, cart_color: what.color }
    await shop.saveCart([line], customer).catch(() => undefined)
    model.put(what, units, model.account.lines)
  },
  (model, { what }) => model.stockOf(what) > 0,
)

const restock = command(
  'the stock becomes',
  fc.record({ what: onShelf, pieces: fc.nat({ max: 6 }) }),
  async ({ what, pieces }, model) => {
    const name = `${what.id} ${what.size}`
    await stock(name, pieces)
    model.stock.set(name, pieces)
  },
)

const fill = command('fill', tab, async (tab, model, { tabs }) => {
  for (const what of FILLERS) {
    await tabs[tab].press(adding({ ...what, unit: 1 }, 9))
    model.press(tab, what, 1, false)
  }
})

const often = <A>(arbitrary: A) => [arbitrary, arbitrary, arbitrary, arbitrary]
const commands = fc.commands(
  [
    ...often(add),
    ...often(step),
    ...often(signIn),
    remove,
    later,
    wish,
    unwish,
    move,
    move,
    signOut,
    expire,
    clear,
    hear,
    hear,
    otherPhone,
    restock,
    fill,
  ],
  { maxCommands: 30, size: '+1' },
)

const runs = process.env.PROVE ? 2000 : 30
test(`${runs} stories of a cart, a wishlist, two tabs and an account end as a shopper would expect`, async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  await fc.assert(
    fc.asyncProperty(commands, async story =>
      fc.asyncModelRun(async () => ({ model: new Model(new Map(STOCK)), real: await openReal() }), story),
    ),
    { numRuns: runs, endOnFailure: false },
  )
  said.mockRestore()
}, 1_800_000)
