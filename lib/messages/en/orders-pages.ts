import { counted } from './counted.ts'

export const reasonForCancellation = 'Reason for cancellation'
export const selectReason = 'Select a reason'
export const comments = 'Comments'
export const contactTheShop = 'Contact the shop'
export const keepTheOrder = 'Keep the order'
export const cancelOrderButton = 'CANCEL'
export const whatItCameTo = 'What it came to'
export const condition = 'Condition'
export const totalLabel = 'Total'
export const standardPrice = 'Standard price'
export const youSaved = 'You saved'
export const viewOrderDetails = 'View Order Details'
export const payNow = 'Pay now'
export const track = 'Track'
export const refund = 'Refund'
export const deliverTo = 'Deliver to'
export const toCome = 'To come'
export const noTrackingYet = 'The shop has not sent tracking for this order yet.'
export const sampleCourier = 'Sample Courier'
export const samplePlaced = 'We have your order.'
export const samplePacked = 'Wrapped and labelled.'
export const sampleShipped = 'On its way with Sample Courier.'
export const sampleDelivered = 'Handed over at the door.'
export const cancelOrder = 'Cancel Order'
export const closeToOrders = 'Close, back to the orders'
export const refundDetails = 'Refund details'
export const refundAmount = 'Refund amount'
export const allGoesBack = 'All of it goes back the way you paid.'
export const trackOrder = 'Track Order'
export const orderState = 'State'
export const courier = 'Courier'
export const trackingNumber = 'Tracking no.'
export const whatWasOrdered = 'What was ordered'
export const done = 'Done'
export const willGetConfirmation = 'You will get a confirmation by email or sms.'
export const sampleNotice = 'This is a sample, to show what tracking looks like.'
export const sampleNoticeLink = 'Your own orders'
export const sampleNoticeAfter = 'are on their page.'
export const orderWord = 'Order'
export const orderedNew = 'New'
export const quantityLabel = 'Quantity'
export const cancelLabel = 'Cancel'
export const mobileField = 'Mobile'
/** The size of what has none. */
export const notAvailable = 'N/A'

export const moreItems = (count: number) => counted(count, 'more item', 'more items')
export const orderNumbered = (id: string) => `Order ${id}`
export const orderedOn = (date: string) => `Ordered on ${date}`
export const paymentIs = (mode: string) => `Payment: ${mode}`
export const quantityIs = (units: string) => `Quantity: ${units}`
export const nothingToPayNow = (state: string) => `${state}: there is nothing to pay for this order now.`
export const itemsCancelled = (count: number) =>
  count === 1 ? '1 Item is cancelled' : `${count} Items are cancelled`
export const refundGivenBack = (amount: string) => `${amount} has been given back the way you paid.`
export const refundOnItsWay = (amount: string) => `${amount} is being given back the way you paid.`
