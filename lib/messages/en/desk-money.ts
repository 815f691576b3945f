import { counted } from './counted.ts'

// Money at the desk

export const from = 'From'
export const to = 'To'
export const show = 'Show'
export const figures = {
  placed: 'Ordered',
  delivered: 'Delivered',
  cameBack: 'Came back',
  cancelled: 'Cancelled before sending',
  onTheWay: 'On the way',
}
export const ordersOf = (count: number) => counted(count, 'order')
export const cohortNote = 'Of the orders that were placed in this time, whatever became of them since.'
export const cash = {
  title: 'Money and bills of these orders',
  billsTitle: 'By your bills',
  names: {
    online: 'Paid online',
    upi: 'Paid by UPI',
    door: 'Paid at the door and at the stall',
    givenBack: 'Given back, or on its way back',
    withYou: 'With you',
    billed: 'Bills, less what was taken back',
    due: 'Still to be paid at the door',
    unbilled: 'Paid, not packed yet',
    goodwill: 'Paid back as goodwill: the bill stands',
    byBills: 'By the bills',
  },
  agrees: 'Money and bills say the same of each order.',
  differs: 'Of these orders the money is not what the bills say. Look at each, and at your bank:',
}
export const conversionTitle = 'From wish to delivery'
export const conversion = (begun: number, placed: number, delivered: number) =>
  `Of ${counted(begun, 'order')} that ${begun === 1 ? 'was' : 'were'} begun, ${placed} ${placed === 1 ? 'was' : 'were'} placed (the others were not paid), and ${delivered} ${delivered === 1 ? 'is' : 'are'} delivered.`
export const cartsWait = (count: number) =>
  `${counted(count, 'cart')} of customers with an account ${count === 1 ? 'was' : 'were'} filled or changed in this time and not ordered. Visits are not counted, and carts of guests stay in their browsers.`
export const openTitle = 'Now on the way to you, and from you'
export const toCollect = 'To collect at the door'
export const refundsUnderWay = 'Refunds under way'
export const owedByUpi = 'To pay back by UPI'
export const stuck = (count: number) => `${count} of them stuck`
export const daysTitle = 'Day by day'
export const orderedPlot = 'Ordered each day, in rupees'
export const billedPlot = 'Billed each day, less what was taken back, in rupees'
export const tableOf = 'As a table'
export const columns = {
  day: 'Day',
  orders: 'Orders',
  ordered: 'Ordered',
  billed: 'Billed',
  takenBack: 'Taken back',
  net: 'Billed less taken back',
  delivered: 'Delivered',
  cameBack: 'Came back',
  all: 'Together',
}
export const byTitle = 'What sells, and where'
export const groupings = {
  pin: 'By PIN code',
  section: 'By section',
  thing: 'By thing',
  channel: 'By where it was ordered',
  source: 'By coupon',
  pay: 'By way to pay',
}
export const goodsNote = 'Goods alone, before what is taken off a whole order and without its delivery.'
export const sourceNote =
  'Where a coupon came from a link, this tells which link sells. Haat does not follow shoppers otherwise.'
export const unknown = {
  pin: 'not kept any more',
  section: 'no section any more',
  thing: 'unknown',
  channel: 'unknown',
  source: 'without a coupon',
  pay: 'unknown',
}
export const channels: Record<string, string> = {
  shop: 'in the shop',
  phone: 'on the phone',
  stall: 'at the stall',
}
export const pays: Record<string, string> = { COD: 'at the door', ONLINE: 'online' }
export const othersToo = (count: number) => `and ${count} more`
export const nothingSold = 'Nothing was ordered in this time.'
export const links = { bills: 'Bills and tax', answers: 'To answer', customers: 'Customers' }

export const billsTitle = 'Bills and tax'
export const accountantTitle = 'For your accountant'
export const accountantLead =
  'All bills and notes of a month, and the sheets of the GST return where you charge tax.'
export const month = 'Month'
export const filesOf = (month: string) => `Files of ${month}`
export const monthNotOver = 'The month is not over: there will be more.'
export const nothingBilled = 'Nothing was billed in this month.'
export const billsAndNotes = (bills: number, notes: number) =>
  `${counted(bills, 'bill')}, ${counted(notes, 'note')}`
export const allBills = 'All bills and notes'
export const number = 'Number'
export const order = 'Order'
export const kind = 'Kind'
export const total = 'Total'
export const noBills = 'No bill was issued yet.'
export const earlier = 'Newer'
export const further = 'Older'
