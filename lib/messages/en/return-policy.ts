import type { Section } from './terms.ts'

/** The Return Policy, section by section. `hours` is the shop's setting. */
export const returnPolicy = (hours: string): Section[] => [
  {
    title: 'The 30-day return window',
    paragraphs: [
      'You may return anything you bought here within a 30-day return window, counted from the day it was handed to you. You need not give a reason; telling us one helps the maker.',
      'If the thirtieth day is a Sunday or a public holiday, the next working day counts.',
    ],
  },
  {
    title: 'What can be returned',
    paragraphs: [
      'A thing goes back as it came: unused, unwashed, with its tags, its box and whatever lay in the box. Trying a kurta on is not using it; wearing it to a wedding is.',
      'Cloth cut to your length, stitched to your measure, or coloured powder that has been opened can only go back if it arrived damaged or was not what you ordered.',
    ],
  },
  {
    title: 'Small differences are the hand’s mark',
    paragraphs: [
      'A block that landed a hair to the left, a slub in the yarn, a shade that differs from the picture on your screen: these are how handmade things look, and not faults. You may still return them within the 30 days.',
      'A crack, a tear, a missing piece, a colour that runs: these are faults, and we pay the way back.',
    ],
  },
  {
    title: 'How to return something',
    list: [
      'Open My Orders, choose the order, or write or call us with the order number.',
      'Pack it so that it survives the road. A photograph of the packed thing saves everyone a quarrel.',
      'We send a courier to the address it was delivered to, or tell you where to hand it in.',
      'When it has reached us we look at it, within two working days, and tell you.',
    ],
  },
  {
    title: 'Refunds',
    paragraphs: [
      'Refunds are made within 7 business days after the thing has reached us.',
      'What you paid online goes back the way it came. What you paid at the door goes to a bank account or UPI id that you name; we never ask for a PIN, an OTP or a card number.',
    ],
  },
  {
    title: 'Exchanges',
    paragraphs: [
      'For another size or colour, order it anew and return the first one: that way the size you want is yours before someone else takes it. If the same thing is damaged, we send another at our cost as long as there is one.',
    ],
  },
  {
    title: 'Damaged, wrong or missing things',
    paragraphs: [
      'Tell us within 48 hours of the delivery, with a photograph. You choose between another one and your money back, and the way back costs you nothing.',
      'A parcel that is open or wet when it is handed to you may be refused at the door.',
    ],
  },
  {
    title: 'Cancelling before it is sent',
    paragraphs: [
      'Until an order is shipped you can cancel it yourself under My Orders. An order to be paid at the door simply ends there; what was paid online is refunded in full.',
    ],
  },
  { title: 'Whom to ask', paragraphs: [`Our people answer ${hours}.`] },
]
