// The page on which lines of an order are sent back, and what an order shows of it.

export const returnOrExchange = 'Return or exchange'
export const returnTitle = 'Return or exchange'
export const whatGoesBack = 'What do you want to send back?'
export const piecesOf = (name: string) => `Pieces of ${name}`
export const pieces = 'Pieces'
export const noneOfIt = '0 (keep it)'
export const sizeInstead = 'Size you want instead'
export const sizeInsteadOf = (name: string) => `Size you want instead of ${name}`
export const noSizeInstead = 'No exchange'
export const newPiece = 'A new piece'
export const nothingElseInStock = 'No other size is in stock.'
export const whatDoYouWant = 'What do you want for it?'
export const wantMoney = 'My money back'
export const wantExchange = 'Another size or a new piece'
export const whyReturn = 'Why do you send it back?'
export const chooseWhy = 'Choose a reason'
export const tellMore = 'Tell us more'
export const picturesField = 'Pictures (three at most)'
export const picturesHint = 'Of a defect or a wrong article, say. Place and camera are removed from them.'
export const upiField = 'UPI ID for the refund'
export const upiHint =
  'You paid at the door, so the shop pays you back by UPI. The ID is fixed once the shop accepts the return.'
export const askButton = 'Send the request'
export const backToOrders = 'Back to my orders'
export const nothingToReturn = 'Nothing of this order can be sent back now.'
export const upiTitle = 'Where should the money go?'
export const upiIs = (upi: string) => `The shop pays to ${upi}.`
export const upiIsFixed = 'It cannot be changed any more.'
export const saveUpi = 'Save the UPI ID'
export const withdrawNumbered = (number: string) => `Withdraw return ${number}`
export const returnsOfOrder = 'Returns and refunds'
export const returnNumbered = (number: string) => `Return ${number}`
export const insteadOf = (choice: string) => `(for ${choice})`
export const becauseOf = (because: string) => `The reason: ${because}`
export const sentWith = (courier: string, number: string) => `Sent with ${courier}, number ${number}`
export const lineOf = (units: number, name: string) => `${units} × ${name}`
export const noteNumber = (number: string) => `Credit note ${number}`
export const refundIsOnItsWay = (amount: string) => `${amount} is on its way, the way you paid`
export const refundIsThere = (amount: string) => `${amount} was given back the way you paid`
export const refundIsDelayed = (amount: string) => `${amount} is delayed. The shop has been told.`
export const refundNeedsUpi = (amount: string) => `${amount} waits for your UPI ID`
export const refundIsPaidSoon = (amount: string) => `${amount} is paid to your UPI ID by the shop`
export const refundComesBack = (amount: string) =>
  `${amount} is paid back by the shop, to the account that you paid from`
export const refundCameBack = (amount: string, utr: string) =>
  `${amount} was paid back to the account that you paid from, bank number ${utr}`
export const refundWasPaid = (amount: string, utr: string) =>
  `${amount} was paid to your UPI ID, bank number ${utr}`
export const complainAboutOrder = 'Complain'
