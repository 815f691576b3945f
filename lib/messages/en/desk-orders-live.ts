// What the list of orders says by itself when orders come.

export const ordersCame = (count: number) => (count === 1 ? '1 new order' : `${count} new orders`)
export const soundOn = 'Sound for new orders'
export const printNow = 'Print'
