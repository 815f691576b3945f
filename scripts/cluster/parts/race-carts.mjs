import { addPeople } from '../people.mjs'

const TABS = 10

/** Ten tabs bring the same guest's cart at all copies at once: its pieces are added once. */
export async function carts({ databases, shelf, visitors }) {
  const [person] = await addPeople(databases, 1)
  const [mine, theirs] = shelf.plenty
  const headers = { authorization: `Bearer ${person.token}` }
  const saved = await visitors[0].json('/api/Add_to_cart1', [{ prod_id: mine.id, unit: 3 }], headers)
  if (saved.status !== 200) return [`the cart was not saved: ${saved.status} ${saved.text.slice(0, 200)}`]
  const guest = {
    guest_id: `guest-of-${person.customer}`,
    lines: [
      { prod_id: mine.id, unit: 2 },
      { prod_id: theirs.id, unit: 1 },
    ],
    wishes: [{ id: theirs.id }],
  }
  const answers = await Promise.all(
    Array.from({ length: TABS }, (_, tab) =>
      visitors[tab % visitors.length].json('/api/Merge_Cart', guest, headers),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  const [{ lines }] = await databases.ask('select lines from carts where customer_id = $1', [person.customer])
  const units = Object.fromEntries(lines.map(({ id, unit }) => [id, unit]))
  return [
    ...(refused.length === 0
      ? []
      : [`${refused.length} tabs were refused: ${refused[0].text.slice(0, 200)}`]),
    ...(units[mine.id] === 5 && units[theirs.id] === 1 ? [] : [`the cart has ${JSON.stringify(units)}`]),
  ]
}
