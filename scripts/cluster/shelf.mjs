// Pieces that never run out, and some that do.
const PLENTY = 10_000_000
const FEW = 5
const PRODUCTS = 8

/** What the buyers want: products of the demo without sizes, one of them with a few pieces that are put back now and then. */
export const stockShelf = async databases => {
  const rows = await databases.ask(
    `select s.product_id as id, min(p.slug) as slug from product_sizes s join products p on p.id = s.product_id
      where not exists (select 1 from variants v where v.product_id = s.product_id) and p.colors = '{}'
      group by s.product_id having count(*) = 1 and min(s.size_desc) = 'NA' order by s.product_id limit $1`,
    [PRODUCTS + 1],
  )
  const [scarce, ...plenty] = rows
  if (plenty.length < PRODUCTS) throw new Error('The demo shop has too few products without sizes.')
  const put = new Map(rows.map(({ id }) => [id, 0]))
  const add = async (id, pieces) => {
    const [{ stock }] = await databases.ask(
      'update product_sizes set stock = stock + $2 where product_id = $1 returning stock',
      [id, pieces],
    )
    return stock
  }
  for (const { id } of rows) {
    const [{ stock }] = await databases.ask(
      'update product_sizes set stock = $2 where product_id = $1 returning stock',
      [id, id === scarce.id ? FEW : PLENTY],
    )
    put.set(id, stock)
  }
  return {
    plenty,
    scarce,
    ids: rows.map(({ id }) => id),
    refill: async () => {
      await add(scarce.id, FEW)
      put.set(scarce.id, put.get(scarce.id) + FEW)
    },
    set: async (id, pieces) => {
      const [{ before, stock }] = await databases.ask(
        `update product_sizes s set stock = $2 from product_sizes old
          where s.product_id = $1 and old.product_id = s.product_id and old.size_desc = s.size_desc
          returning old.stock as before, s.stock`,
        [id, pieces],
      )
      put.set(id, put.get(id) + stock - before)
    },
    /** How many pieces more were sold than taken off the shelf, or fewer: 0 where all is right. */
    oversold: async () => {
      const found = await databases.ask(
        `select s.product_id as id, s.stock,
                coalesce((select sum(l.units) from order_lines l join orders o on o.id = l.order_id
                  where l.product_id = s.product_id and o.status not in ('cancelled', 'expired')
                    and not (o.unheld and o.status = 'awaiting')), 0)::int as sold
           from product_sizes s where s.product_id = any($1)`,
        [[...put.keys()]],
      )
      return found.reduce((sum, { id, stock, sold }) => sum + Math.abs(put.get(id) - stock - sold), 0)
    },
  }
}
