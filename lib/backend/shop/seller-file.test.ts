import { shopErrors } from '../catalogue-import/shop-errors.ts'
import { shopJson } from './shop-json.ts'

const errorsOf = (parts: object) =>
  (shopJson.safeParse({ name: 'Reva', ...parts }, { reportInput: true }).error?.issues ?? [])
    .flatMap(shopErrors)
    .map(({ column, reason }) => `${column} ${reason}`)

test.each([
  [
    'Law 25: a GSTIN with a mistyped digit',
    { seller: { gstin: '27AAPFU0939F1ZW' } },
    'seller.gstin is not a GSTIN: 15 characters, the last of which is a check digit. One of them is mistyped',
  ],
  [
    'Law 25: a GSTIN of another state than the seller’s',
    { seller: { gstin: '27AAPFU0939F1ZV', address: { state: 'Madhya Pradesh' } } },
    'seller.gstin begins with 27, which is Maharashtra, and seller.address.state is Madhya Pradesh',
  ],
  [
    'a registered seller without a GSTIN',
    { tax: { status: 'regular' } },
    'seller.gstin is missing, and tax.status is regular: give the GSTIN',
  ],
  [
    'an unregistered one with a GSTIN',
    { seller: { gstin: '27AAPFU0939F1ZV' }, tax: { status: 'unregistered' } },
    'tax.status is unregistered, and seller.gstin is given: who is registered is regular or composition',
  ],
  [
    'a form that is none',
    { seller: { form: 'Ltd' } },
    'seller.form must be one of proprietor, partnership, llp, company, huf, society, trust',
  ],
  [
    'a state that is none',
    { seller: { address: { state: 'MP' } } },
    'seller.address.state is not one of the 36 states and union territories, like "Madhya Pradesh"',
  ],
  [
    'a PIN of five digits',
    { seller: { address: { pin: '45122' } } },
    'seller.address.pin is not a PIN code of six digits',
  ],
  [
    'a branch without a proper PIN',
    { seller: { branches: [{ street: 'Mill Road', pin: 'x' }] } },
    'seller.branches no. 1, pin is not a PIN code of six digits',
  ],
  [
    'an officer whose mail is none',
    { seller: { officer: { email: 'asha' } } },
    'seller.officer.email is not an email address',
  ],
  [
    'a CIN that is none',
    { seller: { cin: '123' } },
    'seller.cin is not a company’s CIN (21 characters like U52100MP2020PTC051234) or an LLP’s number (like AAB-1234)',
  ],
  [
    'an FSSAI number that is short',
    { seller: { fssai: '123' } },
    'seller.fssai is not an FSSAI number of 14 digits',
  ],
  ['returns in words', { returns: { days: 'ten' } }, 'returns.days must be a number without quotes'],
  ['hours to confirm that never end', { cod: { confirmHours: 900 } }, 'cod.confirmHours is more than 336'],
  ['half an hour to confirm', { cod: { confirmHours: 0.5 } }, 'cod.confirmHours must be a whole number'],
  [
    'a limit in words',
    { cod: { limits: { perPin: '20' } } },
    'cod.limits.perPin must be a number without quotes',
  ],
  [
    'a number that has no WhatsApp',
    { cod: { whatsapp: '0731-24012' } },
    'cod.whatsapp is not an Indian mobile number of ten digits',
  ],
  [
    'a policy without words',
    { policies: [{ slug: 'terms' }] },
    'policies no. 1 needs either a text or a file',
  ],
  [
    'two policies at one address',
    {
      policies: [
        { slug: 'care', text: 'a' },
        { slug: 'care', text: 'b' },
      ],
    },
    'policies two of them have the same slug',
  ],
  [
    'a UPI ID that is an e-mail address',
    { upi: { id: 'asha@gmail.com' } },
    'upi.id is not a UPI ID, like "asha@okbank"',
  ],
  [
    'hours beyond the hold of a UTR',
    { upi: { id: 'asha@okbank', utrHours: 73 } },
    'upi.utrHours is more than 72',
  ],
  ['UPI without an id', { upi: { name: 'Asha' } }, 'upi.id is missing'],
  [
    'a name that is none',
    { seller: { legal_name: 'X' } },
    'seller nothing is called "legal_name" here; did you mean "legalName"?',
  ],
])('%s is refused by its place and a sentence', (_, parts, sentence) =>
  expect(errorsOf(parts)).toEqual([sentence]),
)

test('what people write in their own way is taken in', () => {
  const { seller } = shopJson.parse({
    name: 'Reva',
    seller: {
      gstin: '27 aapfu0939f 1zv',
      address: { state: 'maharashtra' },
      care: { mobile: '0731-240 1234' },
    },
  })
  expect(seller.gstin).toBe('27AAPFU0939F1ZV')
  expect(seller.address.state).toBe('Maharashtra')
  expect(seller.care.mobile).toBe('0731-240 1234')
})
