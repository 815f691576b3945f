import { changesInWords } from './book-changes.ts'

test('what an order, a thing, a page of the shop and a key changed is told as the desk’s forms call it', () => {
  expect(
    changesInWords({
      status: ['packed', 'shipped'],
      tracking_number: ['', 'EM1'],
      pincode: [],
      discountPrice: ['500', '450'],
      'settings.emailPromise': ['', 'within a day'],
      RAZORPAY_KEY_ID: [],
      'attr:Washing': ['', 'by hand'],
      section: ['', 'Sarees'],
      category_name: ['', 'Saris'],
    }),
  ).toEqual([
    'Stands at: Packed → Shipped',
    'Number of the parcel: EM1',
    'PIN code: changed',
    'Price in ₹: 500 → 450',
    'How soon you answer mails: within a day',
    'Key id: changed',
    'Washing: by hand',
    'Section: Sarees',
    'Short name, for the bar on top: Saris',
  ])
})
