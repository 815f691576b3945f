// Returns and exchanges: what a form is refused with, and what the states and reasons are called.

export const returnAsked =
  'Your request has reached the shop. You see the answer here, and get it by mail if the shop has your address.'
export const returnWithdrawn = 'Your request is withdrawn.'
export const returnOrderEnded = 'This order has ended, so nothing of it can be sent back.'
export const returnNotDelivered = 'This order has not been delivered yet. You can send it back once it has.'
export const returnTooLate = 'The time in which this order could be sent back is over.'
export const returnOnlyFaulty =
  'This shop takes back what is defective, wrong or late. Other reasons are not possible for this order any more.'
export const returnNothingChosen = 'Choose how many pieces you want to send back.'
export const returnLineUnknown = 'This line is not in the order. Please load the page again.'
export const returnTooMany =
  'That is more than you can still send back of this line: some of it was asked for or given back already.'
export const returnReasonMissing = 'Please choose why you send it back.'
export const returnWishMissing = 'Please choose whether you want the money or another size.'
export const returnMissing = 'There is no such return.'
export const returnUnderWay = 'This return is under way already and cannot be withdrawn any more.'
export const exchangeNotOffered = 'This shop does not exchange. You can ask for your money instead.'
export const exchangeNotChosen = 'Choose the size that you want instead.'
export const exchangeSoldOut =
  'The size that you want instead is sold out. Choose another one, or ask for your money.'
export const upiMalformed = 'This is no UPI ID. It looks like name@bank.'
export const upiNotNeeded = 'This order was paid online: the money goes back the way it was paid.'
export const upiFrozen = 'The shop has accepted a refund to your UPI ID, so it cannot be changed any more.'
export const tooManyChanges =
  'Much was changed about this order today. Please try again tomorrow, or call the shop.'
export const upiSaved = 'Your UPI ID is saved.'
export const tooManyPictures = 'You can attach three pictures at most.'
export const pictureUnreadable =
  'One of the pictures could not be read. Please send a JPEG, PNG or WebP picture.'
export const filesTooLarge =
  'The files are too large: together up to 9 MB. Please choose fewer or smaller ones.'

/** Where a return stands. */
export const returnStateWords = {
  asked: 'Asked for',
  accepted: 'Accepted',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  picked: 'Picked up',
  received: 'Received by the shop',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
}

export const returnReasonWords = {
  defective: 'It is defective or arrived damaged',
  wrong: 'It is not what I ordered',
  late: 'It came later than promised',
  size: 'The size does not fit',
  unlike: 'It looks different from the shop',
  unwanted: 'I do not want it any more',
}

/** How a part of an order ended. */
export const partWords = {
  returned: 'Returned',
  exchanged: 'Exchanged',
  lost: 'Lost on the way',
  damaged: 'Damaged on the way',
  goodwill: 'Paid back by the shop',
}
