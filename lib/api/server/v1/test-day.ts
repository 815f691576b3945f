/**
 * For tests: a day of the shop by a program that knows only docs/api.md. What customers do in the meantime is given.
 * It returns what it has counted itself, to be compared with the shop's figures.
 */
export type Customers = {
  /** Orders these products, by their ids, with so many pieces each; tells the number of the order. */
  order: (lines: { id: number; units: number }[]) => Promise<string>
  /** The practice courier goes on with a parcel. */
  courierMoves: (trackingNumber: string, move: 'pickedUp' | 'delivered') => Promise<unknown>
  /** Wants the first piece of it to go back for money. */
  sendBack: (order: string) => Promise<unknown>
}

type Order = {
  id: string
  total_paise: number
  collect_paise: number
  state: string
  parts: { total_paise: number }[]
}
type Rates = {
  rates: { rate: string; price_paise: number }[]
  refused: string
  collect_paise: number
  [measure: string]: unknown
}
type Payout = { counts: { state: string; count: number; amount_paise: number }[]; missing: unknown[] }
type Page<Row> = { data: Row[]; next: string | null }

export async function dayOfTheShop(shop: string, key: string, customers: Customers) {
  const call = async <Told>(
    method: string,
    path: string,
    body?: object,
    callKey: string = crypto.randomUUID(),
  ) => {
    const answer = await fetch(`${shop}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(method !== 'GET' && { 'idempotency-key': callKey, 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const told = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${told.detail}`)
    return told as Told
  }
  async function* all<Row>(path: string): AsyncGenerator<Row> {
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page<Row> = await call(
        'GET',
        `${path}${path.includes('?') ? '&' : '?'}limit=2${cursor && `&cursor=${cursor}`}`,
      )
      yield* page.data
      cursor = page.next
    }
  }
  const step = (id: string, name: string, body: object = {}) =>
    call<{ order: Order }>('POST', `/orders/${id}/${name}`, body, `${name}-${id}`)

  // In the morning the goods come.
  const goods = ['saree', 'stole', 'kurta'].map((name, at) => ({
    asin: `DAY-${at + 1}`,
    name,
    section: 'Women > All > Goods',
    price_paise: 50_000 + at * 12_345,
    sizes: [{ size: 'NA', pieces: 10 }],
  }))
  const { products } = await call<{ products: { id: number; asin: string }[] }>('POST', '/products', {
    products: goods,
  })
  const stockBefore = await piecesIn(all)

  // Customers order.
  const [saree = 0, stole = 0, kurta = 0] = products.map(({ id }) => id)
  const orders = [
    await customers.order([{ id: saree, units: 1 }]),
    await customers.order([
      { id: stole, units: 2 },
      { id: kurta, units: 1 },
    ]),
    await customers.order([{ id: kurta, units: 1 }]),
    await customers.order([{ id: saree, units: 2 }]),
  ]
  const [good = '', returned = '', refused = '', cancelled = ''] = orders

  const parcels = new Map<string, string>()

  // They are read, packed and sent.
  const read: Order[] = []
  for await (const order of all<Order>('/orders?state=placed')) read.push(order)
  await step(cancelled, 'cancel', { reason: 'The last pieces were damaged' })
  const toSend = read.filter(({ id }) => id !== cancelled)
  for (const { id } of toSend) {
    await step(id, 'pack')
    // One goes by hand, the others by the courier's cheapest rate.
    if (id === refused) await step(id, 'ship', { courier: 'India Post', tracking_number: `EM-${id}` })
    else parcels.set(id, await send(id))
  }
  for (const number of parcels.values()) await customers.courierMoves(number, 'pickedUp')
  const onTheWay = toSend.reduce((sum, { collect_paise: collect }) => sum + collect, 0)
  const during = await figures()

  // Some arrive, one comes back undelivered, one is sent back.
  for (const number of parcels.values()) await customers.courierMoves(number, 'delivered')
  await step(refused, 'came-back')
  await customers.sendBack(returned)
  for await (const { number } of all<{ number: string }>('/returns?state=asked')) {
    await call('POST', `/returns/${number}/accept`)
    await call('POST', `/returns/${number}/received`)
    await call('POST', `/returns/${number}/refund`, { sellable: true })
    await call('POST', `/returns/${number}/paid`, { utr: '412345678901' })
  }

  // The courier pays out what it has collected.
  const payout = await call<Payout>('POST', '/payouts', {
    rows: [...parcels].map(([id, number]) => ({
      tracking_number: number,
      amount_paise: read.find(order => order.id === id)?.collect_paise ?? 0,
    })),
  })

  // In the evening the sums are drawn.
  const { parts } = await call<Order>('GET', `/orders/${returned}`)
  const ended = new Map(read.map(({ id, total_paise: total }) => [id, total]))
  const totals = (...ids: string[]) => ids.reduce((sum, id) => sum + (ended.get(id) ?? 0), 0)
  return {
    counted: {
      placed_paise: totals(...orders),
      delivered_paise: totals(good, returned),
      billed_paise: totals(good, returned, refused),
      taken_back_paise: totals(refused) + parts.reduce((sum, part) => sum + part.total_paise, 0),
      to_collect_before: onTheWay,
      to_collect_paise: 0,
      to_refund_paise: 0,
    },
    during,
    payout,
    figures: await figures(),
    stockBefore,
    stockAfter: await piecesIn(all),
    orders: { good, returned, refused, cancelled },
  }

  async function send(id: string) {
    const {
      rates,
      refused: _,
      collect_paise: __,
      ...parcel
    } = await call<Rates>('GET', `/orders/${id}/rates`)
    const [cheapest] = rates.toSorted((a, b) => a.price_paise - b.price_paise)
    const booked = await call<{ parcel: { tracking_number: string } }>(
      'POST',
      `/orders/${id}/book`,
      { ...parcel, rate: cheapest?.rate },
      `book-${id}`,
    )
    return booked.parcel.tracking_number
  }

  function figures() {
    return call<Record<string, number> & { days: { billed_paise: number; taken_back_paise: number }[] }>(
      'GET',
      '/figures',
    )
  }
}

async function piecesIn(all: <Row>(path: string) => AsyncGenerator<Row>) {
  let pieces = 0
  for await (const row of all<{ pieces: number }>('/stock')) pieces += row.pieces
  return pieces
}
