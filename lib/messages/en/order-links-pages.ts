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
export const askShopFor = 'Ask the shop to cancel, to take back or to refund'
export const askHint =
  'You can ask here without signing in. The shop calls the mobile number of the order first, and does nothing before. Do not write a UPI ID, a PIN or an OTP: the shop asks for the UPI ID when it calls.'
export const whatToAsk = 'What should the shop do?'
export const chooseRequest = 'Choose'
export const linkRequestWords = {
  'ask-cancel': 'Cancel the order',
  'ask-return': 'Take something back',
  'ask-refund': 'Call me about where a refund goes',
}
export const whyAsked = 'Tell the shop why'
export const sendRequest = 'Send the request'
