import { counted } from './counted.ts'

// The desk's list of orders, and one order whole.

export const ordersTitle = 'Orders'
export const tabWords = {
  open: 'Open',
  placed: 'To pack',
  packed: 'To send',
  shipped: 'On the way',
  delivered: 'Delivered',
  awaiting: 'Not paid yet',
  ended: 'Cancelled',
  all: 'All',
  late: 'Late',
  unconfirmed: 'To confirm',
  upi: 'UPI to check',
  refunds: 'Money to give back',
  parcels: 'Parcels that need you',
}
export const tabsAre = 'Which orders'
export const searchOrders = 'Order, name, mobile, bill or parcel number'
export const searchShort = 'Number, name, mobile'
export const searchNow = 'Search'
export const searchedFor = (text: string) => `Found for “${text}”`
export const clearSearch = 'Show all again'
export const newOrderLink = 'New order'
export const pickListLink = 'Pick list'
export const returnsLink = 'Returns'

export const sumsAre = 'Today'
export const toPackSum = 'To pack'
export const toSendSum = 'To send'
export const toCollectSum = 'To collect at doors'
export const lateSum = 'Late'
export const todaySum = (count: number, total: string) =>
  `Today ${counted(count, 'order', 'orders')}, ${total}`

export const waitsTitle = 'Waits for you'
export const waitsUnconfirmed = (count: number) =>
  `${counted(count, 'order', 'orders')} to pay at the door not confirmed`
export const waitsUpi = (count: number) =>
  `${counted(count, 'payment', 'payments')} by UPI to look for in your bank`
export const waitsAwaiting = (count: number) =>
  `${counted(count, 'order waits', 'orders wait')} for the payment`
export const waitsRefunds = (count: number) =>
  `Money of ${counted(count, 'order', 'orders')} to give back, or stuck`
export const waitsReturns = (count: number) => `${counted(count, 'return', 'returns')} open`

export const noOrdersHere = 'No orders here.'
export const nothingFound = 'Nothing was found. Try the mobile number, or a part of the name.'
export const nextPage = 'Older orders'
export const firstPage = 'Newest orders'
export const unitsOf = (units: number) => counted(units, 'piece', 'pieces')
export const moreLines = (count: number) => `and ${counted(count, 'more thing', 'more things')}`
export const atDoorTag = 'At the door'
export const paidTag = 'Paid'
export const stallTag = 'At the stall'
export const unconfirmedTag = 'Not confirmed'
export const lateTag = 'Late'
export const claimTag = 'UPI to check'
export const returnTag = 'Return asked'
export const refundTag = 'Refund waits'
export const sharingTag = 'Shared parcel'
export const chooseOrder = (id: string) => `Choose order ${id}`

export const chooseAll = (count: number) => `Choose all ${count}`
export const chooseNone = 'Choose none'
export const chosenTitle = 'With the chosen orders'
export const packChosen = 'Pack'
export const shipChosen = 'Send …'
export const deliveredChosen = 'Delivered'
export const printLabels = 'Print labels'
export const printSlips = 'Print slips'

// One order
export const orderTitle = (id: string) => `Order ${id}`
export const backToOrders = 'Orders'
export const placedOn = (at: string) => `Placed ${at}`
export const callCustomer = 'Call'
export const whatsappCustomer = 'WhatsApp'
export const mapOfDoor = 'Map'
export const whatsappText = (name: string, shop: string, id: string) =>
  `Namaste ${name}, this is ${shop}. About your order ${id}: `
export const thingsTitle = 'Things'
export const lineLost = (left: number, units: number) => `${left} of ${units} left`
export const moneyTitle = 'Money'
export const paymentIs = 'Payment'
export const collectIs = 'Collect'
export const mustCollect = 'To be paid at the door'
export const sendToTitle = 'Goes to'
export const guestOrder = 'Ordered without an account'
export const confirmationIs = 'Confirmed'
export const parcelTitle = 'Parcel'
export const inOneParcel = 'In one parcel with'
export const handTaken = { phone: 'Taken by you on the phone', stall: 'Sold at the stall' }
export const handPaid = { door: 'paid at the door', cash: 'paid in cash', upi: 'paid by UPI' }

export const nextTitle = 'What next'
export const confirmNow = 'Confirm'
export const packNow = 'Packed: make the bill'
export const shipTitle = 'Send it'
export const shipNow = 'It is sent'
export const correctTitle = 'Wrong courier or number?'
export const correctNow = 'Correct it'
export const takeBackDelivered = 'Delivered by mistake? Send it again with its courier and number.'
export const deliveredNow = 'It is delivered'
export const courierField = 'Courier'
export const numberField = 'Number of the parcel'
export const otherEnds = 'Something went wrong'
export const refusedTitle = 'Refused at the door, and back'
export const refusedLead =
  'Its pieces return to stock. If its customer had confirmed the order, it counts against the number.'
export const refusedNow = 'It was refused'
export const cameBackTitle = 'Came back undelivered'
export const cameBackLead = 'The order is cancelled, its pieces return to stock, and what was paid goes back.'
export const cameBackNow = 'It came back'
export const loseTitle = 'Lost or damaged on the way'
export const loseLead = 'The order ends. Its pieces do not return to stock, and what was paid goes back.'
export const lostNow = 'It is lost'
export const damagedNow = 'It was damaged'
export const losePartTitle = 'Some pieces lost or damaged'
export const goodwillTitle = 'Pay a sum back'
export const goodwillLead =
  'For a stain, a wait, or as goodwill: the customer keeps everything, and the bill stays as it is. What was paid online goes back by itself, the rest you pay by UPI.'
export const goodwillAmount = 'How much, in rupees'
export const goodwillReason = 'Why? The customer reads it.'
export const goodwillNow = 'Pay it back'
export const losePartLead = 'What was paid for these pieces goes back; the rest stays as it is.'
export const piecesOf = (name: string, left: number) => `${name}: how many of ${left}`
export const partLostNow = 'They are lost'
export const partDamagedNow = 'They were damaged'
export const cancelTitle = 'Cancel the order'
export const cancelReason = 'Why, as its customer reads it'
export const cancelLead = 'Its pieces return to stock, and what was paid goes back.'
export const cancelNow = 'Cancel this order'
export const addressTitle = 'Correct the address'
export const addressNow = 'Correct it'
export const addressFields = {
  name: 'Name',
  email: 'E-mail',
  mobile: 'Mobile number',
  address1: 'House and street',
  address2: 'Area or landmark',
  pincode: 'PIN code',
  city: 'Town or city',
  district: 'District',
  state: 'State',
}
export const shareTitle = 'Send with another order to the same door'
export const shareNow = (id: string) => `In one parcel with ${id}`
export const unshareNow = 'Send it alone'

export const upiTitle = 'Payment by UPI'
export const upiWaits = (utr: string, amount: string) =>
  `Look in your bank for ${amount} with UTR ${utr}. A message or a picture from the customer proves nothing.`
export const upiFlagged = 'The same UTR was typed for another order.'
export const upiRefusedWas = (utr: string, why: string) => `UTR ${utr} was refused: ${why}`
export const upiFoundWas = (utr: string) => `UTR ${utr} was found.`
export const upiNoClaim = 'Nobody has typed a UTR yet.'
export const anywayBox = 'I have looked: the money is for this order'
export const utrField = 'UTR (12 digits)'
export const otherUtrField = 'Another UTR, if your bank shows one'
export const paidNow = 'The money is there'
export const notPaidTitle = 'It is not there'
export const notPaidNow = 'Tell the customer'
export const lateTitle = 'Money came that buys nothing'
export const lateLead = 'It came late, twice, or is not the sum: you owe it back.'
export const amountField = 'Amount in rupees'
export const lateNow = 'Note it'

export const refundsTitle = 'Money that goes back'
export const refundAgainNow = 'Ask again'
export const gaveBackTitle = 'I have given it back'
export const gaveBackNow = 'Note it'
export const howField = 'How you gave it back'
export const utrOfRefund = 'UTR of your payment'
export const partPaidTitle = 'I have paid it'

export const billsTitle = 'Bills'
export const billPdfLink = 'PDF'
export const linkTitle = 'The customer’s page'
export const linkNone = 'Its link is closed, or has ended.'
export const linkNewNow = 'Make a new link'
export const linkRevokeNow = 'Close the link'
export const linkLead = 'Whoever has the link sees this order.'
export const messagesTitle = 'Messages to the phone'
export const sendByWhatsapp = 'Open in WhatsApp'
export const messageSentNow = 'I have sent it'
export const historyTitle = 'This customer'
export const historyNone = 'Their first order here.'
export const historyOrders = (orders: number, delivered: number) =>
  `${counted(orders, 'other order', 'other orders')}, ${delivered} delivered`
export const historyRefused = (count: number) => `${counted(count, 'parcel', 'parcels')} refused at the door`
export const historyForgiven = (count: number) => `${counted(count, 'refusal', 'refusals')} not counted`
export const liftTitle = 'Forgive the refused parcels'
export const liftNow = 'Forgive them'
export const notesTitle = 'Notes'
export const noteField = 'A note for you and your packers'
export const noteNow = 'Keep the note'
export const returnsTitle = 'Returns'
export const deedsTitle = 'What was done'
export const deedLine = (who: string, did: string) => `${who} ${did}`
export const deedRefused = 'refused'
export const eventsTitle = 'History'
export const commentOf = (text: string) => `The customer wrote: ${text}`
export const printTitle = 'Print'
export const printLabel = 'Label'
export const printSlip = 'Packing slip'
