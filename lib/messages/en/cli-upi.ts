// npm run payments, and what shop.json says of UPI

export const notUpiId = 'is not a UPI ID, like "asha@okbank"'

export const paymentsUsage = `npm run payments                              (what waits for you: UTRs to look for, money to give back)
npm run payments -- confirm ORDER [--utr UTR] [--anyway]    (the money is in your account)
npm run payments -- refuse ORDER "WHY, as its customer reads it"
npm run payments -- late ORDER --utr UTR --amount RUPEES    (money that buys nothing: you owe it back)
npm run payments -- late ORDER --done UTR    (you have given it back, with this UTR)
--utr      where the customer typed none, or another one
--anyway   though the same UTR was typed for another order`
export const paymentsKeptBy = 'The payments are kept by'
export const unknownPaymentVerb = (verb: string) => `There is no "${verb}" for payments.`
export const orderOrReasonMissing = 'The number of the order is missing, or the reason in quotes.'
export const sayLateOrDone = 'Say either --utr UTR --amount RUPEES, or --done UTR.'
export const notAmount = (typed: string) => `--amount ${typed} is not a sum in rupees, like 1499 or 1499.50.`
export const notUtr = (typed: string) => `"${typed}" is no UTR of UPI: it has 12 digits.`
export const nothingWaits = 'No payment by UPI waits for you.'
export const paymentsEnd =
  'confirm ORDER once the money is in your account; refuse ORDER "why" if it is not. A message or a picture from the customer proves nothing.'
export const isFlagged = 'SAME UTR TYPED FOR ANOTHER ORDER'
export const waitsSince = (at: string) => `since ${at}`
export const claimUtr = (utr: string) => `UTR ${utr}`
export const heldTill = (at: string) => `held until ${at}`
export const nothingHeld = 'nothing held'
export const owedBack = (amount: string) => `give back ${amount}`
export const cameWith = (utr: string) => `came with UTR ${utr}`
export const notByUpi = (orderId: string) => `The order ${orderId} is not paid by UPI.`
export const paidBefore = (orderId: string) => `${orderId} was paid before: nothing changed.`
export const noClaim = (orderId: string) =>
  `Nobody typed a UTR for ${orderId}. If the money is in your account, add it: --utr UTR.`
export const noClaimToRefuse = (orderId: string) => `No UTR waits for ${orderId}.`
export const flaggedNotConfirmed = (orderId: string, utr: string, others: string) =>
  `UTR ${utr} was typed for ${others} too: nothing was changed. Look which of them the payment names; then confirm ${orderId} --anyway, and refuse the other.`
export const utrHasPaid = (utr: string, other: string) =>
  `UTR ${utr} has been settled before, for ${other}: it cannot pay a second order. Nothing was changed.`
export const isPlaced = (orderId: string) => `${orderId} is paid and placed, and its customer gets a message.`
export const soldOutOwed = (orderId: string, amount: string) =>
  `Its pieces are gone, so ${orderId} is not placed: give ${amount} back to the account that it came from, then say: npm run payments -- late ${orderId} --done UTR`
export const isOwed = (orderId: string, amount: string) =>
  `${amount} of ${orderId} buys nothing, and its customer gets a message: give it back to the account that it came from, then say: npm run payments -- late ${orderId} --done UTR`
export const isRefused = (orderId: string) =>
  `The UTR of ${orderId} is refused, and its customer gets a message with your words.`
export const confirmInstead = (orderId: string) =>
  `${orderId} waits for exactly this amount: say confirm ${orderId} instead.`
export const givenBackWith = (utr: string) => `UPI, UTR ${utr}`
export const refundByUpi =
  'was paid to your UPI ID: give it back in your UPI app, to the account that it came from, then say --done "UTR …".'
export const claimLabel = 'UPI'
export const claimInWords = (utr: string, state: string, flagged: boolean) =>
  `UTR ${utr}, ${state}${flagged ? `, ${isFlagged}` : ''}`
export const claimStates = { waiting: 'to be looked for', confirmed: 'found', refused: 'refused' }
export const payBackSender = 'pay it back to the account that it came from'
export const payBackBySender = (name: string, amount: string) =>
  `${name} was paid to your UPI ID: pay ${amount} back to the account that it came from, then say: npm run returns -- utr ${name} UTR`
