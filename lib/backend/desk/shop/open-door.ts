import 'server-only'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { openedBefore, openNeeds, shopOpened } from '#messages/desk-shop-list.ts'
import { db } from '../../db/pool.ts'
import { openDoor } from '../../shop/door.ts'
import { readShop } from '../../shop/read-shop.ts'
import { lookAtDoor } from '../../shop/watch-door.ts'

/** Opens the shop to everybody, for good; a closed sign closes it for a while. */
export async function openShopDoor(): Promise<ActResult> {
  const sells = await db.one('select 1 as sells from products where not withdrawn limit 1')
  if (!sells || !(await readShop())) return { refused: openNeeds }
  const opened = await openDoor()
  await lookAtDoor()
  return { message: opened ? shopOpened : openedBefore }
}
