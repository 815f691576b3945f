import { DEFAULT_DETAILS } from './default-shop.ts'
import { returnSentences, returnsClaim } from './returns-said.ts'
import { otherPolicies, saidPages } from './said-pages.ts'

const SILENT = { returns: { shippingPaidBy: '' } }

test('Law 12: terms of return are told as far as the seller says them', () => {
  expect(returnSentences(SILENT)).toEqual([])
  expect(
    returnSentences({ returns: { days: 10, exchange: true, shippingPaidBy: 'seller' }, refundDays: 5 }),
  ).toEqual([
    'You may return what you bought within 10 days of its delivery.',
    'An exchange for another size or colour is possible.',
    'The shop pays for the way back.',
    'A refund is paid within 5 days of the return.',
  ])
})

test('Law 16: a seller who takes nothing back still takes back what is defective, wrong or late', () => {
  expect(returnSentences({ returns: { days: 0, shippingPaidBy: 'customer' } })).toEqual([
    'What is defective, wrong or late can be returned; other things cannot.',
    'You pay for the way back, unless the thing is defective, wrong or late.',
  ])
})

test('beside a product stands the seller’s own claim, else the days, else nothing', () => {
  const { settings } = DEFAULT_DETAILS
  expect(returnsClaim({ ...SILENT, settings })).toBe('')
  expect(returnsClaim({ returns: { days: 0, shippingPaidBy: '' }, settings })).toBe('')
  expect(returnsClaim({ returns: { days: 10, shippingPaidBy: '' }, settings })).toBe('10-day returns')
  expect(returnsClaim({ ...SILENT, settings: { ...settings, returnsClaim: 'Easy returns' } })).toBe(
    'Easy returns',
  )
})

test('a page of text is linked only where the seller wrote it', () => {
  expect(Object.values(saidPages(DEFAULT_DETAILS)).some(Boolean)).toBe(false)
  const policies = [
    { slug: 'terms', title: 'Terms' },
    { slug: 'care', title: 'Care' },
  ]
  expect(saidPages({ ...DEFAULT_DETAILS, policies })).toMatchObject({ terms: true, returns: false })
  expect(otherPolicies({ policies })).toEqual([policies[1]])
})
