import 'server-only'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import type { CodPart } from '../shop/cod-part.ts'

/** For tests: a shop on these terms for orders paid at the door, whose seller reads WhatsApp at 98765 00000. */
export async function setCod(cod: Partial<CodPart> = {}, mobile = '+91 98765 00000') {
  await db.run(
    `insert into shop (details, more) values ($1, $2)
     on conflict ("only") do update set details = excluded.details, more = excluded.more`,
    [
      JSON.stringify({ name: 'Haat', mobile, email: 'seller@example.in' }),
      JSON.stringify({ cod: { limits: {}, ...cod } }),
    ],
  )
  clearCatalogueCache()
}

/** Makes an order this many hours older. */
export const passHours = (id: string, hours: number) =>
  db.run(
    `update orders set placed_at = placed_at - make_interval(hours => $2),
            confirm_until = confirm_until - make_interval(hours => $2) where id = $1`,
    [id, hours],
  )

/** The stored state of an order's confirmation. */
export const confirmation = (id: string) =>
  db.one<{ by: string | null; asked: boolean; status: string }>(
    `select confirmed_by as by, confirm_until is not null as asked, status from orders where id = $1`,
    [id],
  )
