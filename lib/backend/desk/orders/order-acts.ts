import 'server-only'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { picturesOfReturn } from '../../returns/seller-returns.ts'
import { read } from '../act.ts'
import { billOfDesk } from './bill-of-desk.ts'
import { courierActs } from './courier-acts.ts'
import { courierLabel } from './courier-label.ts'
import { endingActs } from './ending-acts.ts'
import { exportActs } from './export-acts.ts'
import { exportedOrders } from './export-orders.ts'
import { handOrderActs } from './hand-order-acts.ts'
import { linkActs } from './link-acts.ts'
import { type Asked, listOrders } from './list-orders.ts'
import { manyActs } from './many-acts.ts'
import { moneyOfOrderActs } from './money-acts.ts'
import { newOrderPage } from './new-order-page.ts'
import { newestOrder, ordersSince } from './newest-order.ts'
import { ordersToShip } from './orders-to-ship.ts'
import { packingActs } from './packing-acts.ts'
import { pickList } from './pick-list.ts'
import { printedOrders } from './printed-orders.ts'
import { pushActs } from './push/push-acts.ts'
import { readOrder } from './read-order.ts'
import { returnActs } from './return-acts.ts'
import { listDeskReturns, readDeskReturn } from './return-reads.ts'
import { parcelSheet, readNumbersSheet, readSheets, sheetActs } from './sheet-acts.ts'
import { type AskedParcel, readShipping } from './shipping.ts'

const PACKING = ['owner', 'packer'] as const

/** What is done with orders. */
export const orderActs = {
  ...packingActs,
  ...courierActs,
  ...endingActs,
  ...moneyOfOrderActs,
  ...linkActs,
  ...manyActs,
  ...returnActs,
  ...handOrderActs,
  ...pushActs,
  ...exportActs,
  ...sheetActs,
}

export const orderReads = {
  list: read(PACKING, (input: Asked, { role }) => listOrders(input, role)),
  one: read(PACKING, ({ id }: { id: string }, { role }) => readOrder(id, role)),
  shipping: read(PACKING, ({ id, parcel }: { id: string; parcel: AskedParcel }, { role }) =>
    readShipping(id, parcel, role),
  ),
  courierLabel: read(PACKING, ({ id }: { id: string }, by) => courierLabel(id, by)),
  bill: read(PACKING, ({ key }: { key: string }, { role }) => billOfDesk(key, role)),
  print: read(PACKING, ({ ids }: { ids: string[] }, { role }) => printedOrders(ids, role)),
  pickList: read(PACKING, (_: object) => pickList()),
  returns: read(['owner'], ({ isAll }: { isAll: boolean }) => listDeskReturns(isAll)),
  return: read(['owner'], ({ number }: { number: string }) => readDeskReturn(number)),
  returnPicture: read(
    ['owner'],
    async ({ number, at }: { number: string; at: number }) =>
      (await picturesOfReturn(hyphenatedNumber(number)))[at],
  ),
  newOrder: read(['owner'], newOrderPage),
  sheet: read(['owner'], async ({ days, token }: { days: string; token: string }, by) =>
    exportedOrders(days, token, by),
  ),
  /** Of what is packed, for a courier. */
  parcelSheet: read(PACKING, async (asked: { layout: string; token: string }, by) => parcelSheet(asked, by)),
  sheets: read(PACKING, async (_: object) => readSheets()),
  numbersSheet: read(PACKING, (asked: { id: number; page: number }) => readNumbersSheet(asked)),
  /** Those of the chosen ones that can be sent now. */
  toShip: read(PACKING, ({ ids }: { ids: string[] }, { role }) => ordersToShip(ids, role)),
  /** How many orders have come since a page was shown. */
  since: read(PACKING, async ({ mark }: { mark: string }) => ({
    newest: await newestOrder(),
    count: await ordersSince(mark),
  })),
}
