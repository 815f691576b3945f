// What the desk says of an act on an order, and why one is refused.

export const notOrderNumber = 'That is no number of an order: it has sixteen letters and digits.'
export const noSuchOrderHere = (id: string) => `There is no order ${id} for you to work on.`
export const courierNeeded = 'Who brings it? Type the courier’s name.'
export const parcelNeeded = 'Type the number that the courier gave the parcel.'
export const tooLongForCustomer = (most: number) =>
  `At most ${most} letters: the customer reads it in a message.`
export const tooLongHere = 'That is too long.'
export const reasonNeeded = 'Say why: the customer reads it.'
export const noteNeeded = (most: number) => `Type a note of at most ${most} letters.`
export const choosePieces = 'Say how many pieces of which line.'
export const utrNeeded = 'The UTR of a payment by UPI has 12 digits: you find it in your bank’s app.'
export const utrOfBankNeeded = 'A UTR has 12 digits (UPI, IMPS), or 16 to 22 letters and digits (NEFT, RTGS).'
export const noUtrTyped = 'The customer has typed no UTR. Type the one that your bank shows.'
export const utrTypedElsewhere =
  'The same UTR was typed for another order. Look which of them the payment is for; if it is this one, tick the box.'
export const amountNeeded = 'Type how much came, in rupees, like 1499 or 1499.50.'
export const goodwillAmountNeeded = 'Type how much goes back, in rupees, like 150 or 150.50.'
export const howNeeded = 'Say how you gave it back.'
export const paidBackByYou = 'No provider can be asked for this money: you give it back yourself.'
export const notToSend = 'That message does not wait for you.'

export const saidConfirmed = (id: string) => `${id} is confirmed.`
export const saidPacked = (id: string) => `${id} is packed, and its bill is made.`
export const saidShipped = (id: string) => `${id} is on its way, and its customer is told.`
export const saidCorrected = (id: string) => `${id} is on its way with the right parcel.`
export const saidDelivered = (id: string) => `${id} is delivered.`
export const saidShared = (id: string, other: string) =>
  `${other} travels in the parcel of ${id}: they are packed and sent together.`
export const saidUnshared = (id: string) => `${id} travels alone.`
export const saidNoted = 'Your note is kept.'
export const saidCancelled = (id: string) => `${id} is cancelled, and its customer is told.`
export const saidCameBack = (id: string) => `${id} came back. Its pieces are in stock again.`
export const saidRefused = (id: string) => `${id} was refused at the door and is back.`
export const saidLost = (id: string) => `${id} is lost. Its pieces do not return to stock.`
export const saidDamaged = (id: string) => `${id} was damaged on the way. Its pieces do not return to stock.`
export const saidPartEnded = (id: string) =>
  `Those pieces of ${id} are taken off, and what was paid for them goes back.`
export const saidGoodwill = (id: string, amount: string) =>
  `${amount} of ${id} goes back, and its customer is told.`
export const saidAddress = (id: string) => `The address of ${id} is corrected, and its customer is told.`
export const liftedHere = 'What this number has refused counts no more.'
export const liftNothing = 'No refused parcel counts against this number.'
export const saidPaymentFound = (id: string) => `The payment of ${id} is found.`
export const saidClaimRefused = (id: string) => `The UTR of ${id} is refused, and its customer reads why.`
export const saidLateMoney = (id: string) => `Noted: you owe this money of ${id} back.`
export const saidPaidBack = (id: string) => `Noted: the money of ${id} is given back.`
export const saidRefundAsked = (id: string) => `The refund of ${id} is asked for again.`
export const saidRefundSettled = (id: string) => `The refund of ${id} is settled by you.`
export const saidUtrKept = (id: string) => `The refund of ${id} is paid, and its customer is told.`
export const saidLinkNew = 'The order has a new link; the one before opens nothing any more.'
export const saidLinkRevoked = 'The link opens nothing any more.'
export const saidMessageSent = 'Noted: you have sent it.'

export const payBackToSender = 'you pay it back to the account that it came from'
export const payBackToUpi = (upi: string) => `you pay it to ${upi}`
export const waitsForUpiId = 'waits for the customer’s UPI ID'

/** Who did what while a page was open. */
export const changedMeanwhile = (who: string, did: string, at: string) =>
  `${who} ${did}, ${at}. Nothing was changed by you: look at the order as it is now.`
export const changedBySomebody = (state: string) =>
  `This order was changed meanwhile: it is ${state} now. Nothing was changed by you: look at it again.`

/** What somebody did, after their name. */
export const deedWords: Record<string, string> & { other: string } = {
  'orders.confirm': 'confirmed it',
  'orders.pack': 'packed it',
  'orders.ship': 'sent it',
  'orders.correct': 'corrected its parcel',
  'orders.delivered': 'marked it delivered',
  'orders.book': 'booked a courier',
  'orders.lookForBooking': 'looked for its booking',
  'orders.askPickup': 'asked the courier to fetch it',
  'orders.cancelBooking': 'cancelled its courier',
  'orders.tryAgain': 'asked the courier to try again',
  'orders.sendBack': 'asked the courier to bring it back',
  'orders.parcelTaskDone': 'settled its parcel',
  'orders.share': 'put it into one parcel with another',
  'orders.unshare': 'took it out of the shared parcel',
  'orders.note': 'wrote a note',
  'orders.cancel': 'cancelled it',
  'orders.cameBack': 'noted that it came back',
  'orders.refused': 'noted that it was refused',
  'orders.lose': 'noted that the parcel was lost or damaged',
  'orders.losePart': 'took lost or damaged pieces off',
  'orders.goodwill': 'paid a sum of it back',
  'orders.address': 'corrected the address',
  'orders.lift': 'forgave refused parcels',
  'orders.paid': 'found the payment',
  'orders.notPaid': 'refused the UTR',
  'orders.lateMoney': 'noted money that came late',
  'orders.gaveBack': 'gave money back',
  'orders.refundAgain': 'asked for the refund again',
  'orders.refundDone': 'settled the refund',
  'orders.partAgain': 'asked for the refund again',
  'orders.partPaid': 'paid the refund',
  'orders.partPaidInstead': 'paid the refund',
  'orders.linkNew': 'gave it a new link',
  'orders.linkRevoke': 'ended its link',
  'orders.messageSent': 'sent a message',
  'orders.place': 'took the order',
  'orders.handOver': 'handed it over',
  'orders.many': 'changed it with others',
  'orders.shipMany': 'sent it with others',
  other: 'changed it',
}
