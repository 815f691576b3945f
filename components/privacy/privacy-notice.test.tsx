import { renderToStaticMarkup } from 'react-dom/server'
import { storedData } from '#lib/privacy/rules/stored-data.ts'
import { PrivacyNotice } from './privacy-notice.tsx'

const SILENT = {
  care: { name: '', email: '', mobile: '', hours: '' },
  officer: { name: '', designation: '', email: '', mobile: '' },
}
const stored = storedData({ messageDays: 90, unsoldDays: 365, billYears: 8 })
const shop = { name: 'Narmada', email: 'shop@narmada.example', mobile: '', address: '', pxl: '' }
const shown = (more: Partial<Parameters<typeof PrivacyNotice>[0]> = {}) =>
  renderToStaticMarkup(<PrivacyNotice shop={shop} seller={SILENT} stored={stored} {...more} />)

test('Law 24: the notice names the grievance officer and who cares for customers, as shop.json says', () => {
  const html = shown({
    seller: {
      care: { ...SILENT.care, email: 'care@narmada.example', hours: '10 to 6' },
      officer: { ...SILENT.officer, name: 'Meera Joshi', mobile: '9876543210' },
    },
  })
  for (const words of ['Meera Joshi', 'tel:', 'mailto:care@narmada.example', '10 to 6'])
    expect(html).toContain(words)
})

test('Law 24: a silent shop names no officer, and its own contact', () => {
  const html = shown()
  expect(html).toContain('mailto:shop@narmada.example')
  expect(html).not.toMatch(/officer/i)
})

test('Law 24: the notice tells what the payment provider gets, and what copies may still hold', () => {
  expect(shown()).toMatch(/payment provider[^<]*your name, e-mail address, mobile number/)
  expect(shown()).toMatch(/copy may still hold what has been erased/)
  // Another host tells for itself what it stores.
  expect(shown({ stored: [] })).not.toMatch(/copy may still hold/)
})
