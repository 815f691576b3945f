// npm run returns, and what of an order is lost, damaged or corrected

export const returnsUsage = `npm run returns -- list [--all]
npm run returns -- show RETURN [--pictures FOLDER]
npm run returns -- accept RETURN …
npm run returns -- refuse RETURN --reason "WHY, as its customer reads it"
npm run returns -- picked RETURN …
npm run returns -- received RETURN …
npm run returns -- refund RETURN [--unsellable]    (again: asks the provider once more where it is stuck)
npm run returns -- refund RETURN|ORDER --done UTR    (you have paid it in another way than the provider, which could not)
npm run returns -- exchange RETURN --courier "NAME" --number NUMBER [--unsellable]
npm run returns -- back RETURN [--unsellable]    (the parcel of its exchange came back: the money goes back instead)
npm run returns -- utr RETURN|ORDER UTR    (you have paid a refund to the customer's UPI ID)
--unsellable   what came back does not go into stock again`
export const returnsKeptBy = 'The returns are kept by'
export const unknownReturnVerb = (verb: string) => `There is no "${verb}" for returns.`
export const returnNumberMissing = 'The number of the return is missing: list shows it.'
export const utrMissing = 'The UTR is missing: the bank’s number of the payment that you made.'
export const noReturn = (number: string) => `There is no return ${number}.`
export const noReturnsOpen = 'No return is open.'
export const returnNotNow = (number: string, state: string, step: string) =>
  `The return ${number} is ${state}, so it cannot be ${step} now.`
export const returnIsNow = (number: string, state: string) =>
  `${number} is ${state}, and its customer gets a mail.`
export const orderNotWithCustomer = (orderId: string) =>
  `The order ${orderId} is not delivered any more: its return can only be refused.`
export const sizeWentBack = 'What was held in exchange is in stock again.'
export const piecesAreBack =
  'What came back is in stock again: if it cannot be sold, lower the stock with an import.'
export const piecesStayOut = 'What came back is not put into stock.'
export const nothingGoesBack = (number: string) => `${number} is ended. Nothing goes back: nothing was paid.`
export const goesBackByProvider = (number: string, amount: string) =>
  `${number} is ended: ${amount} goes back the way it was paid.`
export const goesBackByYou = (number: string, amount: string) =>
  `${number} is ended: pay ${amount} to the customer's UPI ID (show tells it), then say: utr ${number} UTR.`
export const exchangeIsOnItsWay = (number: string) =>
  `${number} is exchanged, and its customer gets a mail with the parcel's number.`
export const exchangeCameBack = (number: string) => `The parcel of the exchange ${number} came back.`
export const exchangeNotSent = (number: string, state: string) =>
  `The return ${number} is ${state}: no parcel of an exchange is on its way.`
export const exchangeWithCustomer = (number: string) =>
  `What was sent for ${number} is asked back, or came back before: end that first (list shows it).`
export const utrMalformed = (typed: string) =>
  `"${typed}" is no UTR: it has 12 digits (UPI, IMPS), or 16 to 22 letters and digits (NEFT, RTGS).`
export const noRefundByHand = (name: string) => `There is no refund of ${name} that you pay by hand.`
export const noPartRefund = (name: string) => `No part of ${name} has a refund.`
export const noTargetYet = (name: string) =>
  `The customer of ${name} has given no UPI ID yet: nothing can have been paid to it.`
export const utrWasRecorded = (name: string, utr: string) =>
  `The refund of ${name} was paid before, with UTR ${utr}: nothing changed.`
export const utrIsRecorded = (name: string, amount: string, utr: string) =>
  `${amount} of ${name} is paid, with UTR ${utr}, and its customer gets a mail.`
export const utrIsElsewhere = (orderId: string) =>
  `Look again: the same UTR is recorded for a refund of order ${orderId}. One payment is mostly for one refund.`
export const partRefundAskedAgain = (name: string) =>
  `The refund of ${name} is asked for again as soon as the shop runs.`
export const providerFailed = 'the provider could not make it'
export const partRefundStuck = (id: string, amount: string, error: string) =>
  `A refund of ${amount}, order ${id}, is stuck: ${error}. npm run returns -- refund ${id}`
export const waitsForUpi = 'waits for the customer’s UPI ID'
export const payTo = (upi: string) => `pay to ${upi}`
export const paidWith = (utr: string) => `paid, UTR ${utr}`
export const sameUtrAgain = 'the same UTR is recorded for another refund'
export const exchangeWish = 'exchange'
export const moneyWish = 'money'
export const picturesAre = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)
export const picturesWritten = (count: number, folder: string) =>
  `${count === 1 ? '1 picture is' : `${count} pictures are`} in ${folder}.`
export const returnLabels = {
  number: 'Return',
  order: 'Order',
  state: 'State',
  what: 'What',
  wish: 'Wish',
  reason: 'Reason',
  comment: 'Comment',
  asked: 'Asked',
  customer: 'Customer',
  refund: 'Refund',
  pictures: 'Pictures',
  because: 'Refused because',
}

// npm run orders -- lost | damaged | address
export const linesMalformed = (typed: string) =>
  `--lines ${typed} is not understood. Say the lines by their number in show, with pieces where not all: 1 or 1:2,3`
export const lineNotInOrder = (line: number, id: string) => `The order ${id} has no line ${line}.`
export const tooManyOfLine = (line: number, left: number) =>
  `Line ${line} has only ${left} left that neither came back nor was lost.`
export const nothingLeftOf = (id: string) =>
  `Nothing of ${id} is left that neither came back, nor was lost, nor is asked back.`
export const notPaidYet = (id: string) =>
  `Nothing of ${id} is paid yet: mark it delivered when the rest of it has been paid at the door, then say this again.`
export const wholeIsLost = (id: string, kind: string) =>
  `${id} is ended: its parcel was ${kind} on the way. Its pieces are not in stock again, and its customer gets a mail.`
export const partIsLost = (id: string, kind: string) =>
  `A part of ${id} was ${kind} on the way, and its customer gets a mail.`
export const payByHand = (id: string, amount: string) =>
  `Pay ${amount} to the customer's UPI ID (npm run returns -- list tells it), then say: npm run returns -- utr ${id} UTR.`
export const goodwillNotNow = (id: string) =>
  `A sum of ${id} is paid back once it is on its way or delivered. Before, cancel it.`
export const goodwillIsMore = (id: string, left: string) =>
  `Of ${id} only ${left} is left that did not go back yet.`
export const goodwillOften = (id: string, most: number) =>
  `${most} sums of ${id} were paid back already: take the rest of it back as a return.`
export const lostAfterDelivery =
  'If it did not arrive, mark it shipped again first; for a part of it, add --lines.'
export const addressFieldMissing = (fields: readonly string[]) => {
  const options = fields.map(field => `--${field}`)
  return `Say what is to be corrected: ${options.slice(0, -1).join(', ')} or ${options.at(-1)}.`
}
export const addressIsWrong = (field: string, problem: string) => `--${field}: ${problem}`
export const addressNotNow = (id: string, state: string) =>
  `The order ${id} is ${state}, so its address cannot be corrected any more.`
export const addressStateBilled = (id: string) =>
  `The bill of ${id} is issued for another state: cancel the order and let the customer order again.`
export const addressAsBefore = (id: string) => `The address of ${id} was that before: nothing changed.`
export const addressCorrected = (id: string) =>
  `The address of ${id} is corrected, and its customer gets a mail with it.`
