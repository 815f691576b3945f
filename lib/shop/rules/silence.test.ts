import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_DETAILS } from './default-shop.ts'

const FOLDER = 'lib/messages/en'
/** What the seller reads, and what is shown only where shop.json or an order says so. */
const NOT_SHOWN: Record<string, string> = {
  'commands.ts': 'for the seller',
  'imports.ts': 'for the seller',
  'start.ts': 'for the seller',
  'shop-check.ts': 'for the seller',
  'searches.ts': 'for the seller',
  'seller.ts': 'for the seller',
  'policy-starts.ts': 'for the seller, with blanks',
  'declarations.ts': 'for the seller',
  'delivery-files.ts': 'for the seller',
  'gst.ts': 'for the seller',
  'courier-bookings.ts': 'for the seller',
  'codes-pages.ts': 'what the software does, held against it by tests',
  'complaint-mails.ts': 'what the law asks, which the shop reminds its seller of',
  'bills.ts': 'on bills, which follow from tax.status',
  'sums.ts': 'where tax.status says that the seller charges GST',
  'privacy-pages.ts': 'what the software does, held against it by tests',
  'stored-data.ts': 'what the software does, held against it by tests',
  'order-links-pages.ts': 'what the software does, held against it by tests',
  'default-shop.ts': 'what earlier builds said, to be forgotten',
}
/** Commands, the desk and what programs of the seller's read. */
const FOR_SELLER = /^desk|^program-|^cli-/
// A number of days, of hours or of customers, years, safety, origin, and who brings or makes it.
const CLAIM =
  /\b\d+[- ](days?|hours?|business|working)\b|\bcrore|\b24[/x]7|\b100 ?%|\b(19|20)\d\d-(19|20)?\d\d\b|handmade|made by hand|by hand\b|\bcrafts?\b|\bmakers?\b|workshop|Madhya|Bhopal|trusted|guarantee|\bGST\b|certified/i
/** They may stay, with the reason. */
const MAY_STAY: Record<string, string> = {
  'You get a ticket number at once. The shop acknowledges your complaint within 48 hours and settles it within a month.':
    'what the law asks',
  'Lowest price in the 30 days before: …': 'counted by the shop',
}

test('Law 18: no sentence of the pages claims what only a seller can know', () => {
  const files = readdirSync(FOLDER).filter(name => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
  const found = files
    .filter(name => !(name in NOT_SHOWN) && !FOR_SELLER.test(name))
    .flatMap(name =>
      [
        ...readFileSync(path.join(FOLDER, name), 'utf8').matchAll(
          /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g,
        ),
      ]
        .map(([, one, two, three]) => (one ?? two ?? three ?? '').replace(/\$\{[^}]*\}/g, '…'))
        .filter(text => CLAIM.test(text) && !(text in MAY_STAY))
        .map(text => `${name}: ${text}`),
    )
  expect(found).toEqual([])
  expect(Object.keys(NOT_SHOWN).filter(name => !files.includes(name))).toEqual([])
  expect(files.length).toBeGreaterThan(60)
})

test('Law 18: before shop.json nothing is known of a shop but what paying online takes off', () => {
  const said = JSON.stringify(DEFAULT_DETAILS).match(/:("[^"]+"|[1-9]\d*|true)/g)
  expect(said).toEqual([':10'])
})
