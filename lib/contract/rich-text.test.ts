import fc from 'fast-check'
import { plainText, richText } from './rich-text.ts'

test('the allowed elements of a description stay', () => {
  const html = '<p>Soft <strong>mulmul</strong><br />and</p><ul><li>5.5 m × 1.17 m</li></ul>'
  expect(richText(html)).toBe(html)
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="x()" style="position:fixed">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
  ['<a href="//evil.test">a</a>', '<a rel="noopener noreferrer">a</a>'],
  [
    '<a href="https://a.test" target="_top">a</a>',
    '<a href="https://a.test" rel="noopener noreferrer">a</a>',
  ],
  ['<iframe srcdoc="<p>x</p>"></iframe>', ''],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<h1>a</h1>', '<h2>a</h2>'],
])('%p is sanitised', (html, clean) => {
  expect(richText(html)).toBe(clean)
})

test('text without a tag is left unchanged', () => {
  expect(richText('Metal, Clay & Stone > 3 kg')).toBe('Metal, Clay & Stone > 3 kg')
})

test('clean text stays unchanged, and nothing forbidden passes', () => {
  const pieces = fc.constantFrom(
    ...['<', '>', '/', 'script', 'p', ' onload=', '"', "'", '<!--', '-->', '<svg', '<a href=', 'javascript:'],
    ...['&lt;', '<style>', '<![CDATA[', 'x', ' ', '\0', '<p>', '</p>'],
  )
  fc.assert(
    fc.property(
      fc.array(pieces).map(list => list.join('')),
      html => {
        const clean = richText(html)
        expect(richText(clean)).toBe(clean)
        expect(clean).not.toMatch(/<\s*(script|style|svg|iframe|img|object)|href="\s*javascript:/i)
        // What stands in quotes is no attribute.
        expect(clean.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+=/i)
      },
    ),
    { numRuns: 500 },
  )
})

test('plain text has the words alone', () => {
  expect(plainText('<p>Soft</p><p>and\n <b>light</b></p>')).toBe('Soft and light')
})
