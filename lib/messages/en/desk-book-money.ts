// What the book says of each act of the part "money", by the act's name.

export const money = {
  answerRating: 'Answered a rating',
  hideRating: 'Hid a rating',
  showRating: 'Showed a rating again',
  acknowledge: 'Acknowledged a complaint',
  answerTicket: 'Answered a complaint',
  settleTicket: 'Settled a complaint',
  payoutSheet: 'Read a sheet of a payout',
  payoutRows: 'Took in rows of a payout',
  payoutTake: 'Took in a payout of a courier',
  resend: 'Sent failed mails again',
  byHand: 'Sent a message by hand',
  stopNumber: 'Noted that a number wants no messages',
  startNumber: 'Noted that a number wants messages again',
  lift: 'Forgave refused parcels',
  export: 'Exported a customer’s data',
  erase: 'Erased a customer, or booked it',
  keep: 'Took a booked erasure back',
}
