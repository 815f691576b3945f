import fc from 'fast-check'
import { isCleanHtml } from './is-clean-html.ts'
import { cleanedHtml } from './rich-text.ts'

const TAGS =
  'p h2 ul ol li dl dt dd table caption thead tbody tr th td blockquote strong em span br hr a h1 div script'
const pieces = fc.oneof(
  fc.constantFrom(
    ...TAGS.split(' ').flatMap(tag => [`<${tag}>`, `</${tag}>`, `<${tag} />`, `<${tag.toUpperCase()}>`]),
  ),
  fc.constantFrom(
    ...['a', ' ', '\n', 'é’₹', '"', "'", '&', '&amp;', '&lt;', '&gt;', '&quot;', '&amp;lt;', '\0', '<', '>'],
  ),
  fc.constantFrom('<a href="https://a.test">', '<p class="x">', '<!-- -->', '<![CDATA[', '<br>', '&#60;'),
)

/** A tree of tags, each closed by itself, as an editor writes them. */
const { tree } = fc.letrec<{ tree: string; element: string }>(tie => ({
  element: fc
    .tuple(fc.constantFrom(...TAGS.split(' ')), fc.array(tie('tree'), { maxLength: 3 }))
    .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag}>`),
  tree: fc.oneof({ depthSize: 'small' }, fc.constantFrom('a', '&amp;', '<br />', ' '), tie('element')),
}))

test('what it takes for clean, cleaning leaves as it is', () => {
  let clean = 0
  const holds = (html: string) => {
    if (!isCleanHtml(html)) return
    clean++
    expect(cleanedHtml(html)).toBe(html)
  }
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 8 }).map(list => list.join('')),
      holds,
    ),
    { numRuns: 4_000 },
  )
  fc.assert(
    fc.property(
      fc.array(tree, { maxLength: 4 }).map(list => list.join('')),
      holds,
    ),
    { numRuns: 4_000 },
  )
  expect(clean).toBeGreaterThan(300)
})

test('descriptions as shops write them are taken for clean', () => {
  for (const html of [
    '<p>Soft <strong>mulmul</strong><br />and <em>light</em></p><ul><li>5.5 m × 1.17 m</li><li>R&amp;D</li></ul>',
    '<h3>Details</h3><table><tbody><tr><th>Silk</th><td>Mulberry, 60 g per metre</td></tr></tbody></table>',
    '<dl><dt>Care</dt><dd>Dry clean</dd></dl><blockquote><p>“Good”</p></blockquote>',
  ])
    expect([isCleanHtml(html), cleanedHtml(html)]).toEqual([true, html])
})
