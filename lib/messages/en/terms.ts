export type Section = { title: string; paragraphs?: string[]; list?: string[] }

/** The Terms and Conditions: thirteen sections. */
export const terms = ({ shop, host }: { shop: string; host: string }): Section[] => [
  {
    title: 'Who we are, and what you agree to',
    paragraphs: [
      `${host} is the shop of ${shop}, a reseller in India (“we”). By ordering here you agree to these terms as they stand on the day of your order. If you do not agree, please do not order.`,
      'Nothing here takes away a right that the Consumer Protection Act, 2019 and its rules for electronic commerce give you.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You may look around, keep a cart and a wishlist without an account. To order you need one, with your own name, an email address and a mobile number at which you can be reached.',
      'Keep your password to yourself. Orders made with it count as yours until you tell us that it is no longer secret. You must be 18 or older, or order with a parent’s consent.',
    ],
  },
  {
    title: 'What we sell',
    paragraphs: [
      'Most things here are made by hand and in small numbers. Measures and weights are given as exactly as such things allow; colours differ from screen to screen.',
      'Ratings are those of people who bought the thing. We do not write them, pay for them or take the bad ones away.',
    ],
  },
  {
    title: 'Prices',
    paragraphs: [
      'Prices are in Indian rupees and include GST. Delivery, where it is not free, is shown in the cart before you order. What checkout shows is what you pay.',
      'If a price or the stock changes while you are ordering, we say so and ask you again. If a price is so plainly wrong that anyone would see it, we may cancel the order and give everything back.',
    ],
  },
  {
    title: 'Orders',
    paragraphs: [
      'Your order is an offer to buy. It is accepted when you see its number. We may refuse an order whose address cannot be served, or several that look as if they were not meant in earnest; you are told at once and anything you have paid is returned.',
    ],
  },
  {
    title: 'Payment',
    paragraphs: [
      'You can pay in cash when the parcel is handed to you, or online by card, UPI or net banking through a licensed payment provider. We never see or keep your card’s details.',
      'When a payment fails but money has left your account, it comes back by itself, usually within 7 business days; tell us if it does not.',
    ],
  },
  {
    title: 'Delivery',
    paragraphs: [
      'We deliver within India. The times we give are what we expect and not a promise, for couriers meet floods, strikes and weddings. If a parcel is more than ten days late you may cancel it for a full refund.',
      'The goods are at our risk until they are handed to you or to someone at your address.',
    ],
  },
  {
    title: 'Returns and refunds',
    paragraphs: [
      'You have 30 days to return what you bought; refunds are made within 7 business days of its arrival. How it is done is in the Return Policy, which is part of these terms.',
    ],
  },
  {
    title: 'Cancelling an order',
    paragraphs: [
      'You can cancel an order until it is shipped. We may cancel one when a thing turns out to be damaged or sold; then you are told why and get back everything you have paid.',
    ],
  },
  {
    title: 'Fair use of this site',
    list: [
      'Do not try to enter other people’s accounts, or to disturb the working of the site.',
      'Do not copy its pictures and texts for another shop; a link to a product is always welcome.',
      'Do not order what you do not mean to take: each parcel refused at the door is paid by a maker.',
    ],
  },
  {
    title: 'Your data',
    paragraphs: [
      'We keep what an order needs: your name, address, number, email and what you bought. The courier gets what the delivery needs, the payment provider what the payment needs, and nobody buys it from us.',
      'To see, correct or erase what we hold about you, write to our grievance officer through the help centre, from the email address of your account. A person reads it and does it by hand, since no page of this site does. What the law makes us keep, such as the bills of your orders, is erased once it no longer does.',
      'Cookies hold your cart, your wishlist and your session, and let a browser in which you have signed in be known again. Where visits are counted by Facebook, you are asked first, and can change your answer at the foot of the shop’s pages.',
    ],
  },
  {
    title: 'What we answer for',
    paragraphs: [
      'We answer for the goods being as described, for their faults, and for our own mistakes. For losses that nobody could foresee when you ordered we answer up to the price you paid, except where the law does not allow such a limit.',
    ],
  },
  {
    title: 'Complaints, law and changes',
    paragraphs: [
      'Write to us first: a complaint is acknowledged within 48 hours and answered within a month by our grievance officer, whom you reach through the help centre. Indian law applies, and the courts and consumer commissions where you live may hear you.',
      'We may change these terms; the change counts for orders made after it stands here.',
    ],
  },
]
