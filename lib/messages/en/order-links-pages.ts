// The page of one order, for whoever holds its link.

export const yourOrder = 'Your order'
export const orderFor = (name: string, town: string) => [name, town].filter(Boolean).join(', ')
export const orderedBy = 'For'
export const restIsHidden =
  'Address, mobile number, parcel number and what can be done with the order show in the browser in which it was placed, or after signing in to its account.'
export const signInToSee = 'Sign in'
export const askTheShop = 'Ask the shop'
export const linkOfOrder = 'Link to this order'
export const linkOfOrderHint =
  'Whoever has it sees what was ordered, its state, your first name and town. It ends 90 days after delivery.'
export const copyLink = 'Copy'
export const linkCopied = 'Copied'
export const linkNotCopied = 'Please copy it by hand.'
export const shareOrderLink = 'Send by WhatsApp'
export const shareOrderText = (address: string) => `My order: ${address}`
export const cancelThisOrder = 'Cancel this order'
