// What is written about returns, and about parts of an order that did not arrive.

type News = {
  shop: string
  orderId: string
  number: string
  /** "2 × Stole" */
  lines: string
  reason: string
  comment?: string
  because: string
  /** Why a sum is paid back without any of the pieces. */
  why?: string
  courier: string
  tracking: string
  amount?: string
  way?: 'online' | 'by-hand' | 'none'
  utr?: string
  upi?: string
  before?: string
}
type Words = { subject: string; paragraphs: string[] }

const goesBack = ({ amount, way }: News) => {
  if (!amount) return 'Nothing was paid for it, so there is nothing to give back.'
  return way === 'online'
    ? `We are giving ${amount} back to you, the way you paid.`
    : `We are giving ${amount} back to you by UPI. If you have not told us your UPI ID yet, open the order and tap “Return or exchange”.`
}

/** To the customer. */
export const returnMails = {
  asked: ({ shop, number, orderId, lines }: News): Words => ({
    subject: `Your return ${number} at ${shop}`,
    paragraphs: [
      `You asked to send back from your order ${orderId}: ${lines}.`,
      'Keep it as it is until the shop has answered. You get a mail at each step.',
    ],
  }),
  accepted: ({ number, lines }: News): Words => ({
    subject: `Your return ${number} is accepted`,
    paragraphs: [
      `The shop takes back: ${lines}.`,
      'Please have it ready. You hear from the shop about the pickup, and again when it has been received.',
    ],
  }),
  refused: ({ number, lines, because }: News): Words => ({
    subject: `Your return ${number} is refused`,
    paragraphs: [
      `The shop does not take back: ${lines}. The reason: ${because}`,
      'If you do not agree, send a complaint: you get a ticket number at once, and an answer.',
    ],
  }),
  withdrawn: ({ number }: News): Words => ({
    subject: `Your return ${number} is withdrawn`,
    paragraphs: ['You keep what you ordered.'],
  }),
  picked: ({ number, lines }: News): Words => ({
    subject: `Your return ${number} was picked up`,
    paragraphs: [`It is on its way to the shop: ${lines}.`],
  }),
  received: ({ number, lines }: News): Words => ({
    subject: `Your return ${number} has been received`,
    paragraphs: [`The shop has received: ${lines}. It is looked at now.`],
  }),
  refunded: (news: News): Words => ({
    subject: `Your return ${news.number} is refunded`,
    paragraphs: [goesBack(news)],
  }),
  returned: (news: News): Words => ({
    subject: `Your return ${news.number} is refunded`,
    paragraphs: [`The shop has taken back: ${news.lines}.`, goesBack(news)],
  }),
  exchanged: ({ number, lines, courier, tracking }: News): Words => ({
    subject: `The exchange for your return ${number} is on its way`,
    paragraphs: [`Exchanged: ${lines}.`, `Courier: ${courier}, tracking number ${tracking}.`],
  }),
  lost: (news: News): Words => ({
    subject: `A part of your order ${news.orderId} was lost on the way`,
    paragraphs: ['We are sorry: it did not arrive.', goesBack(news)],
  }),
  damaged: (news: News): Words => ({
    subject: `A part of your order ${news.orderId} was damaged on the way`,
    paragraphs: ['We are sorry: it did not arrive whole.', goesBack(news)],
  }),
  goodwill: (news: News): Words => ({
    subject: `${news.amount} of your order ${news.orderId} goes back to you`,
    paragraphs: [
      `The shop pays a part of the price back, and you keep what you have: ${news.why}`,
      goesBack(news),
    ],
  }),
  paid: ({ orderId, amount, utr, way }: News): Words => ({
    subject: `${amount} was paid back to you`,
    paragraphs: [
      way === 'online'
        ? `The payment provider could not give ${amount} of your order ${orderId} back, so the shop has paid it to you itself. The bank’s number of the payment (UTR): ${utr}.`
        : `The shop has paid ${amount} of your order ${orderId} to your UPI ID. The bank’s number of the payment (UTR): ${utr}.`,
    ],
  }),
  target: ({ orderId, upi, before }: News): Words => ({
    subject: `The UPI ID for refunds of your order ${orderId}`,
    paragraphs: [
      before
        ? `Refunds of your order ${orderId} go to ${upi} now, not to ${before} any more.`
        : `Refunds of your order ${orderId} go to ${upi}.`,
      'If it was not you who set it, answer this mail at once.',
    ],
  }),
}

/** To the seller. */
export const returnMailsForSeller = {
  asked: ({ number, orderId, lines, reason, comment }: News): Words => ({
    subject: `Return ${number} asked for, order ${orderId}`,
    paragraphs: [
      `A customer wants to send back: ${lines}. Why: ${reason}.`,
      comment ? `“${comment}”` : '',
      `npm run returns -- show ${number}`,
    ],
  }),
  withdrawn: ({ number, orderId }: News): Words => ({
    subject: `Return ${number} withdrawn, order ${orderId}`,
    paragraphs: ['The customer keeps what was ordered. What was held for an exchange is in stock again.'],
  }),
  target: ({ orderId, upi, before }: News): Words => ({
    subject: `UPI ID for refunds of order ${orderId} ${before ? 'changed' : 'given'}`,
    paragraphs: [
      before ? `It is ${upi} now, and was ${before} before.` : `It is ${upi}.`,
      'If a refund of it is due, call the customer before you pay when this surprises you.',
    ],
  }),
}
