// Orders to pay at the door that their customers confirm.

export const codToConfirm = 'We ask you to confirm the order afterwards, by one message.'
export const orderPlacedConfirm = 'Order placed: please confirm it'
export const pleaseConfirm = (until: string) =>
  `Please confirm this order until ${until}. We send it once we have your word.`
export const confirmOnWhatsApp = 'Confirm on WhatsApp'
export const confirmHint =
  'WhatsApp opens with the message written. Send it from the number of this order: it is confirmed when we have read it.'
export const confirmByCall = 'We write to the number of this order, or call it: your answer confirms it.'
export const confirmedByYou = 'You have confirmed this order.'
/** What the customer sends to the seller; their own words beside the order's number are in reply-words.ts. */
export const confirmText = (id: string) => `CONFIRM ${id}`
