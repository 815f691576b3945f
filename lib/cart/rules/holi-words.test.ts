import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { csvReader } from '#lib/backend/catalogue-import/csv.ts'
import { HOLI_NAME } from '#lib/constants.ts'
import { holiCondition, holiOffer } from '#messages/cart.ts'

const DEMO = 'demo/catalogue'
const MESSAGES = 'lib/messages/en'
const CONDITION = /one size.* nothing else in the cart/
const GIVES = /₹ ?249\b|\b(free|on us|nothing)\b.*\bdeliver|\bdeliver.*\b(free|on us|nothing)\b/i
const OF_TWO = /\b(two|2|both|pair|holi)\b/i

const read = (...names: string[]) => readFileSync(path.join(...names), 'utf8')
const sentencesOf = (text: string) => text.split(/<[^>]+>|\n|(?<=[.!?])\s/)
const tells = (sentence: string) => GIVES.test(sentence) && OF_TWO.test(sentence)
const rowsOf = (name: string) => {
  const reader = csvReader()
  return [...reader.push(read(DEMO, name)), ...reader.end()].map(({ fields }) => fields)
}

/** Each text that stands in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(textsIn) : []

test('each sentence of the demo that tells the offer tells its whole condition', () => {
  const products = rowsOf('products.csv')
  const ofShirt = products.filter(fields => fields.includes(HOLI_NAME)).flat()
  const others = [
    ...products.flat(),
    ...rowsOf('categories.csv').flat(),
    ...textsIn(JSON.parse(read(DEMO, 'shop.json'))),
    ...readdirSync(path.join(DEMO, 'policies')).map(name => read(DEMO, 'policies', name)),
  ]
  const telling = new Set([
    // On the shirt's own page each word of a free delivery is about the offer.
    ...ofShirt.flatMap(sentencesOf).filter(sentence => GIVES.test(sentence)),
    ...others.flatMap(sentencesOf).filter(tells),
  ])
  // The short text, the long one, and the banner's caption.
  expect(telling.size).toBe(3)
  expect([...telling].filter(sentence => !CONDITION.test(sentence))).toEqual([])
})

test('one sentence of the messages leaves the condition out, and the cart says it right after it', () => {
  const telling = readdirSync(MESSAGES)
    .flatMap(name => read(MESSAGES, name).split('\n'))
    .filter(tells)
    .map(line => /'(.*)'/.exec(line)?.[1] ?? line)
  expect(telling.filter(sentence => !CONDITION.test(sentence))).toEqual([holiOffer])
  expect(telling).toContain(holiCondition)
})
