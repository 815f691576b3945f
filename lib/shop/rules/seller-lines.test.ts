import { hasSeller, isSilent, sellerBranches, sellerLines } from './seller-lines.ts'

const SELLER = {
  legalName: 'Reva Textiles',
  form: 'proprietor',
  gstin: '23AAPFU0939F1Z3',
  fssai: '12345678901234',
  address: { street: '1 Ghat Road', town: 'Maheshwar', state: 'Madhya Pradesh', pin: '451224' },
  branches: [{ street: 'Mill Road', town: 'Indore' }, {}],
  care: { name: 'Asha', mobile: '9876543210', email: 'care@example.in', hours: '10 to 6' },
  officer: { name: 'Ravi Rao', designation: 'Owner', email: 'ravi@example.in', mobile: '9876543211' },
}
const NONE = { address: '', mobile: '', email: '' }

test('Law 1: the legal name and the form of the business stand first', () => {
  expect(sellerLines(SELLER)[0]).toBe('Reva Textiles (sole proprietor)')
  expect(sellerLines({ legalName: 'Reva Textiles' })).toEqual(['Reva Textiles'])
})

test('Law 2: the address and each branch are told whole, and nothing of one that is silent', () => {
  expect(sellerLines(SELLER)[1]).toBe('1 Ghat Road, Maheshwar, Madhya Pradesh 451224')
  expect(sellerBranches(SELLER)).toEqual([{ label: 'Branch 1', text: 'Mill Road, Indore' }])
})

test('Law 25: GSTIN and FSSAI stand in the lines of mails and bills', () => {
  expect(sellerLines(SELLER)[2]).toBe('GSTIN 23AAPFU0939F1Z3 · FSSAI 12345678901234')
})

test('Law 4, 5: customer care and the grievance officer are told with how to reach them', () => {
  expect(sellerLines(SELLER).slice(3)).toEqual([
    'Customer care: Asha, 9876543210, care@example.in, 10 to 6',
    'Grievance officer: Ravi Rao, Owner, 9876543211, ravi@example.in',
  ])
})

test('a seller who says nothing has no lines and no page', () => {
  const silent = { legalName: '', form: 'company', address: {}, care: {}, officer: {}, branches: [{}] }
  expect(sellerLines(silent)).toEqual([])
  expect(isSilent(silent)).toBe(true)
  expect(hasSeller({ seller: silent }, NONE)).toBe(false)
  expect(hasSeller({ seller: silent }, { ...NONE, mobile: '9876543210' })).toBe(true)
  expect(hasSeller({ seller: SELLER }, NONE)).toBe(true)
})
