import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// What the cart, orders, addresses and the account look like is in a stylesheet that the shop's other pages do not carry.
const WORDS = /#components\/(cart|orders|addresses|checkout|session)\//

test('each page of the shop that shows something personal has its stylesheet', () => {
  const pages = readdirSync('app/(shop)', { recursive: true })
    .map(name => join('app/(shop)', String(name)))
    .filter(name => name.endsWith('page.tsx'))
    .map(name => ({ name, text: readFileSync(name, 'utf8') }))
    .filter(({ text }) => WORDS.test(text))
  expect(pages.length).toBeGreaterThan(5)
  expect(pages.filter(({ text }) => !text.includes("personal.css'")).map(({ name }) => name)).toEqual([])
})
