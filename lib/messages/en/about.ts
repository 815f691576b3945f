import type { Section } from './terms.ts'

export const about = (shop: string): Section[] => [
  {
    title: 'A market, without the journey',
    paragraphs: [
      'A haat is the weekly market of a village: whoever has made something brings it, spreads a cloth and says a price. You can ask who made it, how long it took and how to wash it, because the one who knows is sitting in front of you.',
      `${shop} is such a market for people who live elsewhere. We buy from workshops, cooperatives and women’s groups, pay when the goods are fetched, and write beside each thing who made it and where.`,
    ],
  },
  {
    title: 'Made by hand, one at a time',
    paragraphs: [
      'The cloth here was printed with blocks of wood or woven on a loom that a person moves. The brass was poured into a mould that had to be broken to get it out. No two pieces are quite alike, and some are sold out for a season because clay does not dry in the rain.',
      'We photograph each thing as it is. If yours has a border that wavers or a colour a shade deeper than the picture, that is where the hand was. If you do not like it, send it back within 30 days.',
    ],
  },
  {
    title: 'A fair price, at both ends',
    paragraphs: [
      'A price here holds the material, the maker’s days, the road and our work, and we can say how much of it is which. We do not put a price up on Monday to strike it through on Tuesday.',
      'You can pay when the parcel is at your door. Most people do, and we like it: it means that the thing has to speak for itself.',
    ],
  },
  {
    title: 'If something goes wrong',
    paragraphs: [
      'Write or call; a person answers. What arrives broken is replaced or refunded, and the way back is on us.',
    ],
  },
]

export const PROMISES = [
  { title: 'Pay at the door', text: 'Cash On Delivery available, all over India.' },
  { title: '30 days to return', text: 'Refunds within 7 business days of its arrival.' },
  { title: 'A name to each thing', text: 'The maker and the district stand on the product’s page.' },
] as const
