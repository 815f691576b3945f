/**
 * What became of the buyers' orders, by the database, while they may go on buying. Each number must be 0, but those of what was
 * acknowledged, refused and unknown, and of the unknown ones that are there.
 */
export const judge = async (databases, shelf, attempts) => {
  const placed = attempts.filter(({ outcome }) => outcome === 'placed')
  const unknown = attempts.filter(({ outcome }) => outcome === 'unknown')
  const customers = [...new Set(attempts.map(({ customer }) => customer))]
  const rows = await databases.ask('select id, order_key from orders where customer_id = any($1)', [
    customers,
  ])
  const [{ twice, halves }] = await databases.ask(
    `select (select count(*) from (select key from outbox group by key having count(*) > 1) again)::int as twice,
            (select count(*) from orders o where customer_id = any($1)
               and (not exists (select 1 from order_lines l where l.order_id = o.id)
                 or not exists (select 1 from order_events e where e.order_id = o.id)))::int as halves`,
    [customers],
  )
  const oversold = await shelf.oversold()
  // A buyer writes down the key before the order is sent, so each order that was read has its key here by now.
  const asked = new Map(attempts.map(attempt => [attempt.key, attempt]))
  const ids = new Set(rows.map(({ id }) => id))
  const keys = new Set(rows.map(({ order_key }) => order_key))
  const otherId = rows.filter(({ id, order_key }) => {
    const attempt = asked.get(order_key)
    return !attempt || (attempt.outcome === 'placed' && attempt.id !== id)
  })
  return {
    acknowledged: placed.length,
    unknown: unknown.length,
    there: unknown.filter(({ key }) => keys.has(key)).length,
    lost: placed.filter(({ id }) => !ids.has(id)).length,
    doubled: rows.length - keys.size + otherId.length + twice,
    halves,
    oversold,
  }
}
