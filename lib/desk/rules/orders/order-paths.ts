import { DESK } from '../desk-path.ts'

/** Pages of the desk about orders. */
export const ORDERS_PAGE = `${DESK}/orders`
export const orderPage = (id: string) => `${DESK}/order/${id}`
/** Where a courier is chosen for an order. */
export const bookPage = (id: string) => `${DESK}/order/${id}/courier`
export const courierLabelPath = (id: string) => `${DESK}/courier-label/${id}`
export const ordersIn = (tab: string) => (tab === 'open' ? ORDERS_PAGE : `${ORDERS_PAGE}?tab=${tab}`)
export const RETURNS_PAGE = `${ORDERS_PAGE}/returns`
export const returnPage = (number: string) => `${RETURNS_PAGE}/${number}`
export const SHIP_PAGE = `${ORDERS_PAGE}/ship`
export const PRINT_PAGE = `${ORDERS_PAGE}/print`
export const SHEETS_PAGE = `${ORDERS_PAGE}/sheets`
export const PICK_LIST_PAGE = `${DESK}/pick-list`
export const NEW_ORDER_PAGE = `${DESK}/new-order`

/** What boxes of orders are called in forms and addresses: order-7K3M-9QXT-2BHD-4VRA=on. */
export const chosenIds = (values: Record<string, unknown>): string[] =>
  Object.keys(values).flatMap(name => /^order-([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})$/.exec(name)?.[1] ?? [])
