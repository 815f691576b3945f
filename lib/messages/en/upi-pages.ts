// The page where an order is paid by UPI, and what other pages say of it

export const payByUpi = 'Pay by UPI'
export const payByUpiWays = 'With any UPI app: scan a QR code, or send to a UPI ID'
export const howToPay = 'Pay with your UPI app'
export const scanOrSave =
  'Scan this code with your UPI app. On this phone alone: save the picture, and open it with “Scan from gallery” in the app. Or send the amount to the UPI ID below.'
export const qrOf = (amount: string, name: string) => `QR code: ${amount} to ${name}`
export const saveQr = 'Save the QR code'
export const amountToPay = 'Amount'
export const payTo = 'Pay to'
export const upiIdToPay = 'UPI ID'
export const referenceToGive = 'Message in the app'
export const copy = 'Copy'
export const copied = 'Copied.'
export const notCopied = 'It could not be copied: please mark it and copy it.'
export const payExactly = 'Please send exactly this amount, in one payment, and come back here with its UTR.'
export const iHavePaid = 'I have paid'
export const iHavePaidBefore = 'I had paid already'
export const utrField = 'UTR of the payment'
export const utrHint =
  'The 12 digits that your UPI app shows with the payment, as “UTR” or “UPI transaction ID”.'
export const sendUtr = 'Send the UTR'
export const wrongUtr = 'Was the UTR mistyped?'
export const triesLeft = (left: number) =>
  left === 1 ? 'One more UTR can be sent for this order.' : `${left} more UTRs can be sent for this order.`
export const utrSent = 'UTR you sent'
export const shopLooks = 'The shop looks for your payment'
export const whatNow =
  'The shop compares the UTR with its bank account. When the payment is found, your order is placed and you get a message. You need not pay again, and you may close this page.'
export const heldUntil = (at: string) => `Your order is held for you until ${at}.`
export const notHeldMeanwhile =
  'Nothing is held for this order. If its pieces are sold when your payment is found, all of your money is given back to you.'
export const notFound = (why: string) => `The shop did not find your payment. It writes: ${why}`
export const payAgainOnlyIf =
  'If the money has left your account, do not pay again: compare the UTR with your UPI app, and send the right one.'
export const holdIsOver = 'The time to pay is over, and nothing is held any more. Please do not pay now.'
export const paidAllTheSame =
  'If you had paid, send the UTR: you get your order if its pieces are still there, or else all of your money back.'
export const stillLooks =
  'The shop has not confirmed your payment yet, and nothing is held any more. When it is found, you get your order if its pieces are still there, or else all of your money back.'
export const cancelledWhileLooking =
  'The order is cancelled. If your payment has arrived, all of it is given back to you.'
export const upiAwayNow =
  'The shop takes no payments by UPI just now. Please do not pay; if you have paid, send the UTR.'
export const seeUpiPayment = 'See the payment'
