type Ticket = { shop: string; number: string; answer: string }
type Words = { subject: string; paragraphs: string[] }

const asked =
  (what: string) =>
  ({ shop, number }: Ticket): Words => ({
    subject: `Somebody asks ${shop} ${what}`,
    paragraphs: [
      `Somebody who has the link to your order has asked the shop ${what}. The shop does nothing of it before it has called the mobile number of the order. It has the number ${number}.`,
      'If it was not you, say so when the shop calls, and ask it for a new link: whoever has the old one can see what you ordered.',
    ],
  })

/** To whoever complained; `ask-…`: to the customer of an order of which somebody asked by its link. */
export const ticketMails = {
  received: ({ shop, number }: Ticket): Words => ({
    subject: `Your complaint ${number} at ${shop}`,
    paragraphs: [
      `Your complaint has the number ${number}. You hear from the shop within 48 hours, and it is settled within a month.`,
      'Its page shows where it stands. Do not pass the link on: whoever has it can read your complaint.',
    ],
  }),
  'ask-cancel': asked('to cancel your order'),
  'ask-return': asked('to take something of your order back'),
  'ask-refund': asked('where the money of your order shall go'),
  acknowledged: ({ shop, number }: Ticket): Words => ({
    subject: `Your complaint ${number} at ${shop} is acknowledged`,
    paragraphs: ['The shop has read your complaint and is looking into it.'],
  }),
  answered: ({ shop, number, answer }: Ticket): Words => ({
    subject: `${shop} has answered your complaint ${number}`,
    paragraphs: [answer],
  }),
  settled: ({ shop, number, answer }: Ticket): Words => ({
    subject: `Your complaint ${number} at ${shop} is settled`,
    paragraphs: [answer, 'If something is left, send a new complaint.'],
  }),
}
export const ticketPage = 'See the complaint'

// To the seller
export const ticketCameAt = (shop: string, number: string) => `Complaint ${number} at ${shop}`
export const ticketMoreAt = (shop: string, number: string) => `More about complaint ${number} at ${shop}`
export const ticketWhatNow = (number: string) =>
  `Acknowledge it within 48 hours: npm run complaints -- acknowledge ${number}. Settle it within a month: npm run complaints -- settle ${number} --text "HOW".`
export const ticketRows = { about: 'About', order: 'Order', from: 'From', reach: 'Reach' }
export const complaintsAreLate = (shop: string, count: number) =>
  count === 1 ? `1 complaint at ${shop} is late` : `${count} complaints at ${shop} are late`
export const lateToSettle = (numbers: string) => `Not settled within a month: ${numbers}.`
export const lateToAcknowledge = (numbers: string) => `Not acknowledged within 48 hours: ${numbers}.`
export const howToAnswer =
  'The law sets both limits. npm run complaints -- list shows all that are open; answer NUMBER --text "…" and settle NUMBER --text "…" write to the customer.'
