import { randomUUID } from 'node:crypto'
import { visitorOf } from '../ask.mjs'
import { order } from '../order.mjs'
import { addPeople } from '../people.mjs'
import { carts } from './race-carts.mjs'
import { payments } from './race-payments.mjs'

/** The races of the shop, across the copies: who wins is the same everywhere, and once. */
export const races = async (cluster, times) => {
  const visitors = cluster.copies.map(({ address }) => visitorOf(address))
  const rows = []
  for (const [what, race] of Object.entries({
    'last pieces, 60 buyers at once': lastPieces,
    'one order key at all copies at once': oneKey,
    'ten tabs merge one cart': carts,
    'confirm, callback and webhook at once': payments,
  })) {
    const faults = []
    for (let n = 0; n < times; n++)
      faults.push(...(await race({ ...cluster, visitors })).map(wrong => `${what}: ${wrong}`))
    cluster.progress(`${what}, ${times} times`)
    rows.push({
      what,
      times,
      faults,
      says: faults.length === 0 ? 'as on one machine' : 'not as on one machine',
    })
  }
  for (const visitor of visitors) visitor.leave()
  return rows
}

const PIECES = 10
const WANT = 60

async function lastPieces({ databases, shelf, visitors }) {
  const product = shelf.scarce.id
  await shelf.set(product, PIECES)
  const people = await addPeople(databases, WANT)
  const answers = await Promise.all(
    people.map((person, n) => order(visitors[n % visitors.length], person, { product, key: randomUUID() })),
  )
  const [sold, refused] = [200, 409].map(status => answers.filter(answer => answer.status === status).length)
  const [{ stock }] = await databases.ask('select stock from product_sizes where product_id = $1', [product])
  const oversold = await shelf.oversold()
  return [
    ...(sold === PIECES && refused === WANT - PIECES
      ? []
      : [`${sold} got one of ${PIECES}, ${refused} were refused`]),
    ...(stock === 0 ? [] : [`${stock} left`]),
    ...(oversold === 0 ? [] : [`${oversold} oversold`]),
  ]
}

async function oneKey({ databases, shelf, visitors }) {
  const [person] = await addPeople(databases, 1)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      order(visitors[n % visitors.length], person, { product: shelf.plenty[0].id, key }),
    ),
  )
  const ids = new Set(answers.map(({ id }) => id))
  const [{ made }] = await databases.ask('select count(*)::int as made from orders where customer_id = $1', [
    person.customer,
  ])
  return ids.size === 1 && made === 1 ? [] : [`${made} orders, ${ids.size} different answers`]
}
