import { renderToStaticMarkup } from 'react-dom/server'
import { ProductRatings } from './product-ratings.tsx'

const rating = (id: number, words = 'Soft.') => ({
  id,
  stars: 4,
  words,
  by: 'Asha V.',
  at: new Date('2026-11-22T20:00:00Z'),
  answer: '',
  pictures: [],
})
const shown = (more: Partial<Parameters<typeof ProductRatings>[0]>) =>
  renderToStaticMarkup(
    <ProductRatings path="/product/stole" ratings={[rating(1)]} page={1} pages={1} hidden={[]} {...more} />,
  )

test('Law 17: a rating shows its stars, its words, first name and initial and the day in India', () => {
  const html = shown({})
  for (const words of ['4 out of 5 stars', 'Soft.', 'Asha V.', '23 Nov 2026']) expect(html).toContain(words)
  expect(html).not.toMatch(/hidden|<nav/)
})

test('a script in the words of a rating or an answer is text', () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const html = shown({ ratings: [{ ...rating(1, evil), answer: evil, by: evil }] })
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain('&lt;script&gt;')
})

test('Law 17: how many ratings are hidden, and why, stands below the others', () => {
  const hidden = [
    { why: 'abusive' as const, count: 2 },
    { why: 'personal' as const, count: 1 },
  ]
  expect(shown({ hidden })).toContain(
    'The shop has hidden the words of 3 ratings (abusive: 2, tells something private of a person). Their stars count all the same.',
  )
})

test('further pages are links that need no script', () => {
  const html = shown({ page: 2, pages: 3 })
  expect(html).toContain('href="/product/stole#ratings"')
  expect(html).toContain('href="/product/stole?ratings=3#ratings"')
  expect(html).toMatch(/href="\/product\/stole\?ratings=2#ratings"[^>]*aria-current="page"/)
})
