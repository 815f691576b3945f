import { counted } from './counted.ts'

// The person who is written to, or told of, where the name they gave is none
export const someCustomer = 'A customer'
export const dearCustomer = 'dear customer'

// Parts of an order that several mails show
export const whatWasOrdered = 'What was ordered'
export const optionIs = (name: string, value: string) => `${name}: ${value}`
export const sizeIs = (size: string) => `Size: ${size}`
export const colourIs = (color: string) => `Colour: ${color}`
export const quantityIs = (quantity: string) => `Quantity: ${quantity}`
export const paymentLabel = 'Payment'
export const deliverTo = 'Deliver to'
export const mobileIs = (mobile: string) => `Mobile: ${mobile}`

// To somebody who opened an account
export const welcomeTo = (shop: string) => `Welcome to ${shop}`
export const greeting = (name: string) => `Namaste ${name},`
export const accountReady = (shop: string) =>
  `Your account at ${shop} is ready. Your addresses, wishlist and orders are kept there, and you find them on any phone you sign in from.`
export const seeAccount = 'See your account'
export const notOpenedByYou = 'If you did not open this account, please answer this mail.'

// To somebody who asked for a new password
export const choosePasswordFor = (shop: string) => `Choose a new password for ${shop}`
export const resetLinkBelow = (shop: string, minutes: number) =>
  `Someone, we hope you, asked for a new password for your account at ${shop}. This link works once, for ${minutes} minutes:`
export const choosePassword = 'Choose a new password'
export const notAskedByYou = 'If it was not you, leave this mail be: your password stays as it is.'

// To somebody whose password was changed
export const passwordWasChanged = (shop: string) => `Your password for ${shop} was changed`
export const passwordWasReset = (shop: string) =>
  `The password of your account at ${shop} was set anew just now, through the link that we mailed to you. You are signed out everywhere.`
export const passwordWasReplaced = (shop: string) =>
  `The password of your account at ${shop} was changed just now, in your account. You are signed out everywhere but where it was changed.`
export const ifItWasYou = 'If it was you, there is nothing to do.'
export const ifItWasNotYou =
  'If it was not you, choose a new password at once: that signs everybody out. Then look whether your orders and addresses are as you left them, and answer this mail.'

// To somebody whose account has another mobile number
export const numberWasChanged = (shop: string) => `Your mobile number at ${shop} was changed`
export const numberWasReplaced = (shop: string) =>
  `Your account at ${shop} has another mobile number since just now. You are signed out everywhere but where it was changed.`
export const numberNotChangedByYou =
  'If it was not you, choose a new password at once: that signs everybody out. Then answer this mail.'
export const numberHasMoved = (shop: string) => `Your mobile number at ${shop}`
export const numberWasMoved = (shop: string) =>
  `Somebody has shown by a code that the mobile number of your account at ${shop} is theirs. Your account has no mobile number now; your e-mail address, password and orders stay as they are.`
export const provesItAgain =
  'If the number is yours, prove it in your account: a code goes to your phone, and the number comes back.'

// To the seller, of codes
export const codesNearlyUsedAt = (shop: string) => `Codes for signing in are nearly used up at ${shop}`
export const codesAreNearlyUsed = (used: number, most: number) =>
  `${used} of the ${most} codes that the shop may send today are asked for. When all are, nobody can sign in with a code until tomorrow; passwords go on working.`
export const howToSendMoreCodes =
  'If so many shoppers sign in, set CODES_A_DAY higher and start the shop again. If they do not, somebody tries numbers: each code costs you a message.'

// To a customer who has ordered
export const orderAt = (orderId: string, shop: string) => `Your order ${orderId} at ${shop}`
export const orderIsPlaced = (orderId: string) =>
  `Thank you. Your order ${orderId} is placed, and we write again when it is on its way.`
export const seeOrder = 'See the order'
export const canBeCancelled = 'You can cancel it under My Orders until it is shipped.'

// To a customer whose parcel is on its way
export const orderIsOnItsWay = (orderId: string, shop: string) =>
  `Your order ${orderId} from ${shop} is on its way`
export const rightTrackingNumber = (orderId: string) =>
  `This is the right courier and tracking number of your order ${orderId}. What we wrote before was wrong.`
export const handedToCourier = (orderId: string) => `Your order ${orderId} has been handed to the courier.`
export const courierLabel = 'Courier'
export const trackingNumberLabel = 'Tracking number'
export const trackOrder = 'Track the order'
export const billIsAttached = 'Your bill is attached to this mail as PDF.'

// To a customer whose address was corrected
export const addressIsCorrected = (orderId: string) => `The address of your order ${orderId} is corrected`
export const sentToThisAddress = (orderId: string) =>
  `The shop has corrected the address of your order ${orderId}. The parcel goes to:`
export const wrongAddress =
  'If that is not right, answer this mail at once: the parcel has not been sent yet.'

// To a customer whose order was cancelled
export const orderIsCancelledAt = (orderId: string, shop: string) =>
  `Your order ${orderId} at ${shop} is cancelled`
export const shopCancelled = (orderId: string, reason: string) =>
  `The shop has cancelled your order ${orderId}. The reason: ${reason}`
export const orderIsCancelled = (orderId: string) => `Your order ${orderId} is cancelled.`
export const refundIsMade = (refund: string, days?: number) =>
  `We are giving ${refund} back to you, the way you paid.${banksTake(days)}`
export const nothingWasCharged = 'Nothing was charged for it, so there is nothing to give back.'
export const myOrders = 'My orders'

// To a customer whose payment is given back
export const paymentGoesBack = (shop: string, amount: string) =>
  `${shop} is giving your payment of ${amount} back`
export const paymentReachedUs = (amount: string, orderId: string, why: string) =>
  `A payment of ${amount} for your order ${orderId} reached us, and ${why}.`
export const allIsGivenBack = (days?: number) =>
  `We are giving all of it back to you, the way you paid.${banksTake(days)}`
const banksTake = (days?: number) => (days ? ` Banks take up to ${days} working days for it.` : '')
export const paidBefore = 'the order had been paid before'
export const notTheAmount = 'it is not the amount of the order'
export const cancelledBefore = 'the order had been cancelled'
export const soldMeanwhile = 'in the meantime its pieces were sold'

// To the seller: an order
export const newOrderAt = (shop: string, orderId: string, total: string) =>
  `New order at ${shop}: ${orderId}, ${total}`
export const sellerGreeting = 'Namaste,'
export const hasOrdered = (customer: string, whatToCollect: string) =>
  `${customer} has ordered. ${whatToCollect}`
export const sendTo = 'Send to'
export const endedByNow = (state: string) => `It is ${state} by now: do not send it.`
export const collectAtTheDoor = (total: string) => `Collect ${total} at the door.`
export const collectNothing = 'It is paid: collect nothing.'
export const callNumber = (mobileno: string) => `Call ${mobileno}`
export const writeOnWhatsApp = 'Write on WhatsApp'
export const aboutOrder = (orderId: string) => `Your order ${orderId}`
export const writeTo = (address: string) => `Write to ${address}`
export const whatToDoNext = 'What to do next'
export const unpackIt = 'Nothing. If it is packed, unpack it.'
export const packIt = '1. Pack what stands above, and write the address on the parcel.'
export const courierCollects = '2. Hand it to a courier who collects the amount at the door.'
export const courierCollectsNothing = '2. Hand it to a courier. It is paid: nobody collects anything.'
export const sayItIsShipped = '3. On the shop’s computer, say so, and the customer is mailed the number:'
export const shippedCommand = (orderId: string) =>
  `npm run orders -- shipped ${orderId} --courier "NAME" --number NUMBER`
export const ifItCannotBeSent = 'If you cannot send it, this cancels it and writes to the customer:'
export const cancelCommand = (orderId: string) => `npm run orders -- cancel ${orderId} --reason "WHY"`

// To the seller: a cancelled order
export const cancelledByCustomerAt = (shop: string, orderId: string) =>
  `Cancelled by the customer at ${shop}: ${orderId}`
export const customerCancelled = (customer: string, orderId: string, reason: string) =>
  `${customer} has cancelled order ${orderId}: ${reason}. Its pieces are back in stock.`
export const refundGoesBack = (refund: string) => `${refund} goes back to the customer by itself.`
export const nothingWasPaid = 'Nothing was paid for it.'
export const doNotSend = 'If it is packed already, please do not send it.'

// To the seller: messages to phones that did not arrive
export const messagesLostAt = (shop: string) => `Messages of ${shop} did not arrive`
export const messagesWereLost = (count: number) =>
  `${counted(count, 'message to a customer’s phone was', 'messages to customers’ phones were')} taken by the provider more than six hours ago, and nothing says that ${count === 1 ? 'it has' : 'they have'} arrived. The phone may be off, or the provider may not have sent ${count === 1 ? 'it' : 'them'}.`
export const howToSeeLost =
  'On the shop’s computer, this shows to whom, with the text ready to send on WhatsApp: npm run messages -- list'
