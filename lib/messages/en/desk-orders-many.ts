// Several orders at once.

export const chooseOrders = 'Tick the orders first.'
export const tooManyOrders = (most: number) => `At most ${most} orders at once.`
export const manyDone = (done: number, all: number) =>
  done === all ? `Done for ${all}.` : `Done for ${done} of ${all}.`
export const shipManyTitle = 'Send these orders'
export const shipManyLead = 'An order without a number stays as it is.'
export const courierOfAll = 'Courier for all of them'
export const courierOfThis = 'Another courier for this one'
export const numberOfThis = 'Number of the parcel'
export const shipThem = 'They are sent'
export const nothingToShip = 'None of the chosen orders can be sent now.'

// All orders as a sheet
export const exportTitle = 'Orders as a sheet'
export const exportLead = 'With names and addresses, for your bookkeeping. Keep it safe.'
export const exportDays = {
  '7': 'The last 7 days',
  '30': 'The last 30 days',
  '90': 'The last 90 days',
  '365': 'A year',
  all: 'All',
}
export const exportSpan = 'Which orders'
export const exportNow = 'Download'
export const chooseDays = 'Choose which orders.'
export const saidExported = 'The sheet of orders is being downloaded.'
