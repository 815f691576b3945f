import 'server-only'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { closedNowSaid, openedAgain, untilPast, untilUnreadable } from '#messages/desk-shop-closed.ts'
import { saleMomentOf } from '../../catalogue/sale-moment.ts'
import { databaseNow } from '../../shop/database-now.ts'
import { changeShop, shopSaid } from './change-shop.ts'

type Sign = { words: string; until: string }

/** As the form shows it: the end as a day and a time. */
export async function readSign(): Promise<Sign> {
  const { closed } = (await shopSaid()) as { closed?: Partial<Sign> }
  return { words: closed?.words ?? '', until: closed?.until?.replace(' ', 'T') ?? '' }
}

export async function closeShop({ words, until }: Sign): Promise<ActResult> {
  const at = until ? saleMomentOf(until, 'start') : undefined
  if (until && !at) return { refused: '', fields: { until: untilUnreadable } }
  if (at && at <= (await databaseNow())) return { refused: '', fields: { until: untilPast } }
  const closed = { words, ...(until && { until: until.replace('T', ' ') }) }
  const refused = await changeShop({ page: 'closed', change: said => ({ ...said, closed }) })
  return refused ?? { message: closedNowSaid, about: 'closed', changed: { closed: ['', words] } }
}

export async function openAgain(): Promise<ActResult> {
  const refused = await changeShop({ page: 'closed', change: ({ closed: _, ...said }) => said })
  return refused ?? { message: openedAgain, about: 'closed' }
}
