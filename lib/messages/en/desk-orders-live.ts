// What the list of orders says by itself when orders come.

export const ordersCame = (count: number) => (count === 1 ? '1 new order' : `${count} new orders`)
export const soundOn = 'Sound for new orders'
export const printNow = 'Print'
export const pushOn = 'New orders on the lock screen'
export const pushNeedsHttps = 'New orders come to the lock screen only where the desk is opened by https.'
export const pushRefused =
  'The browser does not allow messages from here. Allow them in its settings for this site.'
export const pushFailed = 'That did not work. Try again when the network is back.'
