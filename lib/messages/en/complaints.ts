// Complaints: what a form is refused with, and what the states are called.

export const complaintTextShort = 'Please tell us in at least 10 characters what happened.'
export const complaintNameMissing = 'Please enter your name.'
export const complaintAboutMissing = 'Please choose what it is about.'
export const complaintReachMissing =
  'Please enter an email address or a mobile number, so that we can answer.'
export const picturesNeedSignIn =
  'To attach pictures, please sign in first, or use the phone or computer that you ordered with.'
export const tooManyComplaints =
  'Many complaints came from here within an hour. Please wait a while, or call the shop.'
export const ticketMissing = 'There is no complaint at this address. Open the link from your mail again.'
export const ticketSettled = 'This complaint is settled. If something is left, send a new one.'
export const ticketFull = 'Nothing more can be added to this complaint. The shop will answer you.'
export const ticketAdded = 'Your message is added. The shop has been told.'
export const ticketOpened =
  'Your complaint has reached the shop. Keep its number and this page: the answer stands here.'

export const requestSent =
  'The shop has your request, and calls the mobile number of the order before it does anything. Keep this page: the answer stands here.'
export const askedOften =
  'The shop has been asked for this order already. It calls the mobile number of the order.'
export const notAskedNow = 'That cannot be asked of this order now.'
export const requestMissing = 'Please choose what the shop should do.'
export const ticketStateWords = { received: 'Received', acknowledged: 'Acknowledged', settled: 'Settled' }

export const aboutWords = {
  order: 'An order',
  product: 'A product',
  delivery: 'The delivery',
  refund: 'A refund or a payment',
  privacy: 'My data',
  other: 'Something else',
  'ask-cancel': 'Asked by the order’s link: cancel it',
  'ask-return': 'Asked by the order’s link: take something back',
  'ask-refund': 'Asked by the order’s link: where a refund goes',
}
