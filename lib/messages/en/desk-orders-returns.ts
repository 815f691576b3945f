// Returns at the desk.

export const returnsTitle = 'Returns'
export const returnTitle = (number: string) => `Return ${number}`
export const openReturns = 'Open'
export const allReturns = 'All'
export const noReturnsHere = 'No return waits for you.'
export const notReturnNumber = 'That is no number of a return.'
export const sellableNeeded = 'Say whether what came back can be sold again.'
export const returnIsOf = 'Order'
export const returnWhat = 'What'
export const returnWish = 'They want'
export const returnWhy = 'Why'
export const returnComment = 'They wrote'
export const returnAsked = 'Asked'
export const returnFrom = 'From'
export const returnMoney = 'Money'
export const returnRefusedWhy = 'Refused because'
export const returnParcel = 'Sent instead with'
export const picturesTitle = 'Their pictures'
export const pictureOf = (at: number) => `Picture ${at}`
export const returnNext = 'What next'
export const acceptNow = 'Accept it'
export const refuseTitle = 'Refuse it'
export const refuseNow = 'Refuse this return'
export const pickedNow = 'It was picked up'
export const receivedNow = 'It is here'
export const refundTitle = 'Give the money back'
export const refundNow = 'Give it back'
export const exchangeTitle = 'Send the other size'
export const exchangeNow = 'It is sent'
export const backTitle = 'The parcel of the exchange came back'
export const backLead = 'The money goes back instead.'
export const backNow = 'It came back'
export const sellableQuestion = 'What came back'
export const sellableYes = 'can be sold again: into stock'
export const sellableNo = 'cannot be sold'
export const againNow = 'Ask the provider again'
export const paidTitle = 'I have paid it'
export const paidNow = 'Note it'
export const whyField = 'Why, as its customer reads it'

export const saidReturn = {
  accept: (number: string) => `${number} is accepted, and its customer is told.`,
  refuse: (number: string) => `${number} is refused, and its customer reads why.`,
  pick: (number: string) => `${number} is picked up.`,
  receive: (number: string) => `${number} is here.`,
  refund: (number: string) => `${number} is ended, and its money goes back.`,
  exchange: (number: string) => `${number} is exchanged, and its customer is told.`,
  back: (number: string) => `${number}: the parcel came back, and the money goes back instead.`,
  utr: (number: string) => `The money of ${number} is paid, and its customer is told.`,
  again: (number: string) => `The refund of ${number} is asked for again.`,
}

export const returnChanged = (state: string) =>
  state
    ? `This return was changed meanwhile: it is ${state} now. Nothing was changed by you: look at it again.`
    : 'Nothing of this return can be asked for again.'

/** What somebody did with a return, after their name. */
export const returnDeeds: Record<string, string> & { other: string } = {
  'orders.returnAccept': 'accepted it',
  'orders.returnRefuse': 'refused it',
  'orders.returnPicked': 'noted that it was picked up',
  'orders.returnReceived': 'noted that it is here',
  'orders.returnRefund': 'gave the money back',
  'orders.returnExchange': 'sent the other size',
  'orders.returnBack': 'noted that the exchange came back',
  'orders.returnPaid': 'paid the money',
  'orders.returnPaidInstead': 'paid the money',
  'orders.returnAgain': 'asked for the refund again',
  other: 'changed it',
}
