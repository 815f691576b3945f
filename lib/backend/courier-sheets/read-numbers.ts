import 'server-only'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import type { Db } from '../db/pool.ts'
import { keepSheetToCheck, type ReadSheet } from './keep-sheet-to-check.ts'
import { cleanCell, isOrderNumber, parcelNumberOf } from './sheet-cells.ts'

/** What couriers call these columns in what they send back. */
const NAMES = {
  order: [
    'order',
    'orderid',
    'orderno',
    'ordernumber',
    'referenceno',
    'referencenumber',
    'reference',
    'clientorderid',
    'saleordernumber',
  ],
  number: [
    'awb',
    'awbno',
    'awbnumber',
    'awbcode',
    'waybill',
    'waybillno',
    'waybillnumber',
    'lrnumber',
    'trackingnumber',
    'trackingid',
    'trackingno',
    'number',
    'consignmentno',
    'consignmentnumber',
    'docketno',
    'articlenumber',
  ],
  courier: [
    'courier',
    'couriername',
    'couriercompany',
    'courierpartner',
    'carrier',
    'transporter',
    'shippingprovider',
  ],
}

/** A sheet with the numbers of parcels, read and checked. `courier`: of rows that name none. */
export const readNumbers = (
  file: string,
  { courier, by }: { courier: string; by: string },
): Promise<ReadSheet> =>
  keepSheetToCheck({
    ...{ file, by, kind: 'numbers', names: NAMES, needed: ['order', 'number'] },
    rowOf: ({ line, cells }) => {
      const named = hyphenatedNumber(cleanCell(cells.order))
      const number = parcelNumberOf(cells.number)
      const from = cleanCell(cells.courier) || courier
      const isOrder = isOrderNumber(named)
      const state = !isOrder ? 'no-order' : !number ? 'no-number' : from ? '' : 'no-courier'
      return { line, named: isOrder ? named : '', courier: from, number, amount: null, state }
    },
    check: checkNumbers,
  })

const checkNumbers = (tx: Db, id: number) => tx.run(CHECK, [id])

const PARCEL = (order: string) =>
  `coalesce((select with_order from shared_parcels where order_id = ${order}), ${order})::text`

const CHECK = `
  with rows as (
    select r.line, o.id as order_id, o.status, o.tracking_number,
           row_number() over (partition by r.named order by r.line) as nth,
           first_value(r.named) over (partition by upper(r.number) order by r.line) as first_named, r.named, r.number, r.courier,
           o.courier as has_courier
      from courier_sheet_rows r left join orders o on o.id = r.named
     where r.sheet_id = $1 and r.state = '')
  update courier_sheet_rows r set order_id = w.order_id, state = case
      when w.order_id is null then 'no-order'
      when w.nth > 1 then 'twice'
      when w.status in ('shipped', 'delivered') and upper(w.tracking_number) = upper(w.number) then 'known'
      when w.status in ('shipped', 'delivered') then 'other-number'
      when w.status not in ('placed', 'packed') then 'ended'
      when w.first_named <> w.named and ${PARCEL('w.named')} <> ${PARCEL('w.first_named')} then 'number-taken'
      when exists (select from orders x where upper(x.tracking_number) = upper(w.number) and x.tracking_number <> ''
                      and x.id <> w.named and ${PARCEL('x.id')} <> ${PARCEL('w.named')}) then 'number-taken'
      else 'ready' end
    from rows w where r.sheet_id = $1 and r.line = w.line`
