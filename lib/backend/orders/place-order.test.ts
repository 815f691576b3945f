import { messages } from '#lib/message-table.ts'
import { traces } from '#lib/server/traces/trace-query.ts'
import { openCodLimit as openSentence, dailyCodLimit as todaySentence } from '#messages/checkout.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { render } from '../mail/mail-content.ts'
import { templates } from '../mail/templates.ts'
import { addProduct, setStock } from '../test-product.ts'
import { mailsTo, newBuyer, order, orderRequestFrom, ordersOf, shop, stockOf } from './test-orders.ts'

withTestDatabase()

const [KURTA, STOLE, LAMP, HOLI, PAISE] = [1, 2, 3, 4, 5]
beforeAll(async () => {
  await addProduct({
    id: KURTA,
    name: 'Kurta',
    sizes: { S: 5, M: 2, L: 0 },
    colors: ['Red', 'Blue'],
    price: 900,
  })
  await addProduct({ id: STOLE, name: 'Stole', sizes: { NA: 50 }, price: 400, delivery: 40 })
  await addProduct({ id: LAMP, name: 'Lamp', sizes: { NA: 0 } })
  await addProduct({ id: HOLI, name: 'HOLI T-SHIRT', sizes: { M: 50 }, price: 199, delivery: 50 })
  await addProduct({ id: PAISE, name: 'Bead', sizes: { NA: 50 }, price: 0.6, delivery: 0 })
})

const refused = (status: number, message?: string) =>
  expect.objectContaining({ status, ...(message && { message }) })

test('an order of two lines charges the catalogue’s prices, takes the stock and shows whole afterwards', async () => {
  const buyer = await newBuyer()
  const [before, kurtas] = [(await stockOf(STOLE)) ?? 0, (await stockOf(KURTA, 'S')) ?? 0]
  const placed = await order(buyer, 'COD', [
    { id: KURTA, size: 'S', color: 'Red' },
    { id: STOLE, units: 2 },
  ])
  expect(placed.coorderid).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(await stockOf(STOLE)).toBe(before - 2)
  expect(await stockOf(KURTA, 'S')).toBe(kurtas - 1)
  const whole = await shop.order({ coorderid: placed.coorderid }, buyer)
  expect(whole).toMatchObject({
    CoOrderStatus: 'Placed',
    CoPaymentMode: 'COD',
    subtotal: 1700,
    delivery: 120,
    discount: 0,
    total: 1820,
    cancellable: true,
    payable: false,
    refund: null,
    events: [{ kind: 'placed' }],
    address: { firstname: 'Asha', lastname: 'Verma', address1: '14 Ghat Road', pincode: '451224' },
  })
  const { lines: _, ...head } = whole ?? {}
  expect(await shop.orderLines({}, buyer)).toEqual([
    expect.objectContaining({
      CoOrder: head,
      CoOrderID: placed.coorderid,
      ASIN: 'A-1',
      CoProduct: 'Kurta',
      CoSmallImage: 'one.webp',
      CoSize: 'S',
      CoColor: 'Red',
      CoOrderStatus: 'Placed',
      StandardPrice: 900,
      OriginalPrice: 1800,
      CoQuantity: 1,
      CoTotalPrice: 900,
      CoPaymentMode: 'COD',
      ItemCondition: 'New',
      CoCancellable: true,
    }),
    expect.objectContaining({ ASIN: 'A-2', CoSize: 'N/A', CoQuantity: 2, CoTotalPrice: 800 }),
  ])
})

test('an order tells what was ordered and charged then, whatever the catalogue does since', async () => {
  const buyer = await newBuyer()
  await addProduct({ id: 90, name: 'Old lamp', sizes: { NA: 9 }, price: 400, delivery: 40 })
  const { coorderid } = await order(buyer, 'COD', [{ id: 90, units: 2 }])
  const before = await shop.order({ coorderid }, buyer)
  await db.run(`update products set withdrawn = true, name = 'New lamp', discount_paise = 1 where id = 90`)
  expect(await shop.order({ coorderid }, buyer)).toEqual(before)
  expect(before).toMatchObject({ total: 880, lines: [{ CoProduct: 'Old lamp', StandardPrice: 400 }] })
})

test('two HOLI T-SHIRTs of one size cost 249, delivered free; two of two sizes, or with company, do not', async () => {
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: HOLI, size: 'M', units: 2 }])
  expect(await shop.order({ coorderid }, buyer)).toMatchObject({
    total: 249,
    delivery: 0,
    lines: [{ StandardPrice: 199, CoTotalPrice: 249, CoQuantity: 2 }],
  })
  const more = await order(buyer, 'COD', [{ id: HOLI, size: 'M', units: 2 }, { id: STOLE }])
  expect(await shop.order({ coorderid: more.coorderid }, buyer)).toMatchObject({ total: 398 + 400 + 140 })
})

test('what is charged is what checkout shows: rounded to whole rupees', async () => {
  const buyer = await newBuyer()
  const quote = (await shop.checkout([{ prod_id: PAISE, unit: 1 }], buyer)).data?.[0]
  expect(quote).toMatchObject({ subtotal: 0.6, totalCod: 1 })
  const { coorderid } = await order(buyer, 'COD', [{ id: PAISE }], { expected: 1 })
  expect(await shop.order({ coorderid }, buyer)).toMatchObject({ total: 1 })
})

test('the quote takes the shop’s ten percent off when paid online', async () => {
  const buyer = await newBuyer()
  const { data } = await shop.checkout([{ prod_id: STOLE, unit: 2 }], buyer)
  expect(data?.[0]).toMatchObject({
    subtotal: 800,
    delivery: 80,
    totalCod: 880,
    onlineDiscount: 88,
    totalOnline: 792,
    lines: [{ name: 'Stole', ASIN: 'A-2', Unit: 2, category: 'Sarees', image: 'one.webp' }],
  })
})

test('with nothing taken off for paying online, both ways cost the same', async () => {
  const buyer = await newBuyer()
  await db.run(
    `insert into shop (details) values ('{"name": "Haat", "settings": {"onlineDiscountPercent": 0}}')`,
  )
  const { data } = await shop.checkout([{ prod_id: STOLE, unit: 2 }], buyer)
  await db.run('delete from shop')
  expect(data?.[0]).toMatchObject({ totalCod: 880, onlineDiscount: 0, totalOnline: 880 })
})

test('a caller may leave the colour open, in the cart as in the order', async () => {
  const buyer = await newBuyer()
  await shop.saveCart([{ prod_id: KURTA, unit: 1, cart_size: 'S', cart_color: '' }], buyer)
  const { coorderid } = await order(buyer, 'COD', [{ id: KURTA, size: 'S' }])
  expect(await db.one('select size, color from order_lines where order_id = $1', [coorderid])).toEqual({
    size: 'S',
    color: '',
  })
  expect(await shop.fetchCart([{}], buyer)).toEqual([])
})

test.each<[string, object[], number, string]>([
  ['an unknown product', [{ id: 999 }], 400, messages.productGone],
  ['a sized product without a size', [{ id: KURTA, color: 'Red' }], 400, `Kurta: ${messages.chooseSize}`],
  [
    'a size that is not sold',
    [{ id: KURTA, size: 'XXL', color: 'Red' }],
    400,
    'Kurta is not sold in size XXL.',
  ],
  [
    'a colour that is not sold',
    [{ id: KURTA, size: 'S', color: 'Green' }],
    400,
    'Kurta is not sold in Green.',
  ],
  ['a sold-out size', [{ id: KURTA, size: 'L', color: 'Red' }], 409, 'Kurta (L) is sold out.'],
  ['a sold-out product', [{ id: LAMP }], 409, 'Lamp is sold out.'],
  [
    'more than the stock',
    [{ id: KURTA, size: 'M', color: 'Red', units: 3 }],
    409,
    'Only 2 pieces of Kurta (M) are left.',
  ],
  ['a thousand million', [{ id: STOLE, units: 1e9 }], 400, ''],
  ['none', [{ id: STOLE, units: 0 }], 400, ''],
  ['less than none', [{ id: STOLE, units: -1 }], 400, ''],
  ['half a piece', [{ id: STOLE, units: 0.5 }], 400, ''],
  ['an empty order', [], 400, ''],
])(
  '%s is refused in a sentence, and the good line beside it is not ordered either',
  async (_, lines, status, message) => {
    const buyer = await newBuyer()
    const stock = await stockOf(STOLE)
    const wanted = (lines.length ? [{ id: STOLE, units: 1 }, ...lines] : []) as never
    await expect(order(buyer, 'COD', wanted)).rejects.toEqual(refused(status, message))
    expect(await ordersOf(buyer.id)).toEqual([])
    expect(await stockOf(STOLE)).toBe(stock)
  },
)

test('another’s address, a missing one and a made-up one are refused alike', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()]
  for (const address of [other.address, '00000000-0000-4000-8000-000000000000', 'x'])
    await expect(order(buyer, 'COD', [{ id: STOLE }], { address })).rejects.toEqual(
      refused(400, messages.addressGone),
    )
  expect(await ordersOf(buyer.id)).toEqual([])
})

test('without a session nothing is quoted, ordered, read or cancelled', async () => {
  const buyer = await newBuyer()
  for (const caller of [{}, { token: 'nobody' }]) {
    await expect(shop.placeOrder(orderRequestFrom(buyer, 'COD', [{ id: STOLE }]), caller)).rejects.toEqual(
      refused(401),
    )
    await expect(shop.checkout([{ prod_id: STOLE, unit: 1 }], caller)).rejects.toEqual(refused(401))
    await expect(shop.orderLines({}, caller)).rejects.toEqual(refused(401))
  }
})

test('a price that changed since is said, with the new total, before anything is charged', async () => {
  const buyer = await newBuyer()
  const wanted = orderRequestFrom(buyer, 'COD', [{ id: STOLE }], { expected: 390 })
  const [line] = wanted.orders
  const body = { ...wanted, orders: [{ ...line, productcode: 'A-2', quantity: 1, expected_price: 350 }] }
  await expect(shop.placeOrder(body, buyer)).rejects.toEqual(
    refused(409, 'Stole now costs ₹400 (it was ₹350). The new total is ₹440 instead of ₹390.'),
  )
  await expect(order(buyer, 'COD', [{ id: STOLE }], { expected: 450 })).rejects.toMatchObject({
    message: expect.stringContaining('The new total is ₹440 instead of ₹450.'),
  })
  await expect(order(buyer, 'COD', [{ id: STOLE }], { expected: 440 })).resolves.toBeTruthy()
})

test('one key is one order, fifty times over; with another body it is refused', async () => {
  const buyer = await newBuyer()
  const stock = (await stockOf(STOLE)) ?? 0
  const placed = await Promise.all(
    Array.from({ length: 50 }, () => order(buyer, 'COD', [{ id: STOLE }], { key: 'key-of-fifty' })),
  )
  expect(new Set(placed.map(({ coorderid }) => coorderid)).size).toBe(1)
  expect(await stockOf(STOLE)).toBe(stock - 1)
  await expect(order(buyer, 'COD', [{ id: STOLE, units: 2 }], { key: 'key-of-fifty' })).rejects.toEqual(
    refused(409, messages.keyReused),
  )
  const other = await newBuyer()
  const theirs = await order(other, 'COD', [{ id: STOLE }], { key: 'key-of-fifty' })
  expect(theirs.coorderid).not.toBe(placed[0]?.coorderid)
})

test('an order takes exactly its lines out of the cart, Buy Now takes none', async () => {
  const buyer = await newBuyer()
  const cart = [
    { prod_id: STOLE, unit: 1 },
    { prod_id: KURTA, unit: 1, cart_size: 'S', cart_color: 'Red' },
    { prod_id: KURTA, unit: 1, cart_size: 'S', cart_color: 'Blue' },
  ]
  await shop.saveCart(cart, buyer)
  await order(buyer, 'COD', [{ id: STOLE }], { keepCart: true })
  expect(await shop.fetchCart({}, buyer)).toHaveLength(3)
  await order(buyer, 'COD', [{ id: STOLE }, { id: KURTA, size: 'S', color: 'Red' }])
  expect(await shop.fetchCart({}, buyer)).toMatchObject([{ cart_size: 'S', cart_color: 'Blue' }])
})

test('the sixth open order to pay at the door is refused, also when ten are sent at once', async () => {
  const buyer = await newBuyer()
  const sent = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => order(buyer, 'COD', [{ id: STOLE }], { key: `order-${n}-of-ten` })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(order(buyer, 'COD', [{ id: STOLE }])).rejects.toEqual(refused(429, openSentence(5, true)))
})

test('the eleventh order of a day is refused even if the others have arrived', async () => {
  const buyer = await newBuyer()
  for (let n = 0; n < 10; n++) {
    await order(buyer, 'COD', [{ id: STOLE }])
    await db.run(`update orders set status = 'delivered' where customer_id = $1`, [buyer.id])
  }
  await expect(order(buyer, 'COD', [{ id: STOLE }])).rejects.toEqual(refused(429, todaySentence(10, true)))
})

test('an order mails its customer once, and the mail reads the order when it is sent', async () => {
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: STOLE, units: 3 }])
  const mails = await mailsTo(buyer)
  expect(mails).toEqual([{ template: 'orderPlaced', payload: { name: 'Asha', orderId: coorderid } }])
  const paper = { shop: 'Haat', siteUrl: 'https://haat.example', accent: '#000', ink: '#fff' }
  const told = { name: 'Asha', orderId: coorderid }
  const { text } = render(await templates.orderPlaced(told, paper), paper)
  for (const words of ['₹400 · Quantity: 3: ₹1,200', 'Delivery: ₹120', 'Total: ₹1,320', '14 Ghat Road'])
    expect(text).toContain(words)
  await expect(templates.orderPlaced({ ...told, orderId: 'NONE' }, paper)).rejects.toThrow('no order NONE')
})

test('the seller is told of an order, and of its cancellation, at the address that the shop shows, if it shows one', async () => {
  const tell = async (email: string) => {
    await db.run(
      `insert into shop (details) values (jsonb_build_object('name', 'Haat', 'email', $1::text))
       on conflict ("only") do update set details = excluded.details`,
      [email],
    )
    const { coorderid } = await order(await newBuyer(), 'COD', [{ id: STOLE }])
    return db.query('select recipient, payload from outbox where key = $1', [`order-came:${coorderid}`])
  }
  expect(await tell('')).toEqual([])
  expect(await tell('seller@example.in')).toMatchObject([
    { recipient: 'seller@example.in', payload: { customer: 'Asha' } },
  ])
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: STOLE }])
  const cancelling = { coorderid, reason: 'Cash Issue', comment: 'No cash this month.' } as const
  await shop.cancelOrder(cancelling, buyer)
  expect(
    await db.query('select recipient, payload from outbox where key = $1', [`order-gone:${coorderid}`]),
  ).toMatchObject([{ recipient: 'seller@example.in', payload: { reason: 'Cash Issue', refund: '' } }])
  await db.run('delete from shop')
})

test('two hundred buyers want the last piece: one gets it, the others are told that it is sold out', async () => {
  await setStock(LAMP, 'NA', 1)
  const buyers = await Promise.all(Array.from({ length: 200 }, newBuyer))
  const sent = await Promise.allSettled(buyers.map(buyer => order(buyer, 'COD', [{ id: LAMP }])))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of sent)
    if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refused(409, 'Lamp is sold out.'))
  expect(await stockOf(LAMP)).toBe(0)
})

test('a hundred buyers take two products in opposite order without stopping each other', async () => {
  const [here, there] = [71, 72]
  for (const id of [here, there]) await addProduct({ id, sizes: { NA: 60 } })
  const buyers = await Promise.all(Array.from({ length: 100 }, newBuyer))
  const sent = await Promise.allSettled(
    buyers.map((buyer, n) =>
      order(buyer, 'COD', n % 2 ? [{ id: here }, { id: there }] : [{ id: there }, { id: here }]),
    ),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(60)
  for (const outcome of sent) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refused(409))
  expect([await stockOf(here), await stockOf(there)]).toEqual([0, 0])
})

test('an order of one line asks the database eleven times, and once more for a message to a phone', async () => {
  const buyer = await newBuyer()
  // What the shop says of itself is read once.
  await order(buyer, 'COD', [{ id: STOLE }])
  const asked: string[] = []
  traces().tracer = { query: (name, work) => (asked.push(name), work()) }
  try {
    await order(buyer, 'COD', [{ id: STOLE }])
  } finally {
    traces().tracer = undefined
  }
  expect(asked).toContain('insert-order')
  expect(asked).toContain('queue-to-phone')
  expect(asked).toHaveLength(12)
})

test('what is taken while a webhook hears of low stocks is told, and nothing is written while none does', async () => {
  const told = () => db.query("select 1 from webhook_messages where type = 'stock.low'")
  const buyer = await newBuyer()
  await setStock(STOLE, 'NA', 4)
  await order(buyer, 'COD', [{ id: STOLE }])
  expect(await told()).toHaveLength(0)
  await db.run("insert into webhooks (url, events, low_at, secret) values ('http://x', '{stock.low}', 2, '')")
  await order(buyer, 'COD', [{ id: STOLE }])
  expect(await told()).toHaveLength(1)
})
