// Several orders at once.

export const chooseOrders = 'Tick the orders first.'
export const tooManyOrders = (most: number) => `At most ${most} orders at once.`
export const numberForEach = 'Type the number of the parcel, and who brings it.'
export const manyDone = (done: number, all: number) =>
  done === all ? `Done for ${all}.` : `Done for ${done} of ${all}.`
export const shipManyTitle = 'Send these orders'
export const shipManyLead = 'An order without a number stays as it is.'
export const courierOfAll = 'Courier of all'
export const courierOfThis = 'Another courier for this one'
export const numberOfThis = 'Number of the parcel'
export const shipThem = 'They are sent'
export const nothingToShip = 'None of the chosen orders can be sent now.'
