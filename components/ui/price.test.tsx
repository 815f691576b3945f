import { renderToStaticMarkup } from 'react-dom/server'
import { Price } from './price.tsx'

type Props = Parameters<typeof Price>[0]
const html = (props: Props) => renderToStaticMarkup(<Price {...props} />)
const text = (props: Props) =>
  html(props)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const struck = (props: Props) => /<s[ >].*?<\/s>/.exec(html(props))?.[0].replace(/<[^>]+>/g, '')

test('Law 7: on its page an MRP above the price is struck, with all taxes', () => {
  const props = { original: 999, discount: 499, large: true }
  expect(text(props)).toBe('₹499 MRP ₹999 (incl. of all taxes) 50% OFF')
  expect(struck(props)).toBe('MRP ₹999')
})

test('Law 7: a price that is the MRP says so, and nothing is struck', () => {
  const props = { original: 499, discount: 499, large: true }
  expect(text(props)).toBe('₹499 MRP (incl. of all taxes)')
  expect(struck(props)).toBeUndefined()
})

test('Law 7: an MRP is never shown below the price', () => {
  expect(text({ original: 400, discount: 499, large: true })).toBe('₹499')
  expect(text({ original: 400, discount: 499 })).toBe('₹499')
})

test('where no MRP is declared nothing is struck', () =>
  expect(text({ original: 0, discount: 499, large: true })).toBe('₹499'))

test('a card and a cart strike it, and call it an MRP for who hears the page', () =>
  expect(struck({ original: 999, discount: 499 })).toBe('MRP ₹999'))
