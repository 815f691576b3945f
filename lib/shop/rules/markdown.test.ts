import fc from 'fast-check'
import { isCleanHtml } from '#lib/contract/is-clean-html.ts'
import { richText } from '#lib/contract/rich-text.ts'
import { blanksIn, readMarkdown } from './markdown.ts'

const TEXT = `# Care of brass

Wipe it **dry** after [washing](/policy/washing).

## What it needs

- A *soft* cloth,
  and time
- Nothing else

1. Wash
2. Wait

## Of {shop}

### Polish
Ask {shop} at {nobody}.
`

test('a text has its lead and its sections, with lists, emphasis and links', () => {
  expect(readMarkdown(TEXT, { shop: 'Reva & Co' })).toEqual({
    lead: '<p>Wipe it <strong>dry</strong> after <a href="/policy/washing" rel="noopener noreferrer">washing</a>.</p>',
    sections: [
      {
        title: 'What it needs',
        html: '<ul><li>A <em>soft</em> cloth, and time</li><li>Nothing else</li></ul><ol><li>Wash</li><li>Wait</li></ol>',
      },
      { title: 'Of Reva & Co', html: '<h3>Polish</h3><p>Ask Reva &amp; Co at {nobody}.</p>' },
    ],
  })
})

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
  ['[a](//evil.example)', '<p>[a](//evil.example)</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
])('%s does nothing', (text, html) => expect(readMarkdown(text).lead).toBe(html))

test('whatever is typed comes out as allowed HTML, and quickly', () => {
  const words = fc.constantFrom(
    '<',
    '>',
    '"',
    '&',
    '*',
    '**',
    '[',
    '](',
    ')',
    'javascript:',
    '/x',
    '- ',
    '\n',
    '\n\n',
    '{shop}',
    'a',
    '1. ',
    '## ',
    '<b onclick=x>',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), parts => {
      const { lead, sections } = readMarkdown(parts.join(''), { shop: '<i>"' })
      for (const html of [lead, ...sections.map(section => section.html)]) expect(richText(html)).toBe(html)
    }),
  )
  const begun = process.cpuUsage().user
  for (const part of ['*', '[', '**a', '[a](', '{a', '[A ']) readMarkdown(part.repeat(100_000 / part.length))
  expect(process.cpuUsage().user - begun).toBeLessThan(5e6)
})

test('the blanks of a text are found, and its links and plain brackets are not taken for some', () => {
  expect(blanksIn('At [YOUR ADDRESS], within [NUMBER OF DAYS] days; [YOUR ADDRESS] again')).toEqual([
    '[YOUR ADDRESS]',
    '[NUMBER OF DAYS]',
  ])
  expect(blanksIn('[FAQ](/policy/faq) [sic] [1] [a note]')).toEqual([])
  expect(isCleanHtml('<p>x</p>')).toBe(true)
})
