import { NO_NONCE } from '../next-internals.ts'
import { hashInlineScripts } from '../security-policy/script-hashes.ts'
import { dataScriptLikeNext, rowOf } from '../test-next-page.ts'
import { fillTemplate, parseTemplate, placeholder } from './page-template.ts'
import { renderPart, setPart } from './render-parts.ts'

const data = dataScriptLikeNext(JSON.stringify({ place: placeholder('part'), data: placeholder('data') }))
const page = `<head></head><body><div>${placeholder('part')}</div><script>${data}</script></body>`
const template = parseTemplate(page, `script-src ${hashInlineScripts(page).join(' ')}`)
const TEXTS = { title: '', description: '', canonical: '', term: '', main: '', head: '' }
const NASTY = { name: `"</script><!--\u2028\\ $& 'x' & é`, none: undefined, list: ['$1', NO_NONCE] }

test('a part stands in the page as HTML and in its data as JSON', () => {
  const { html } = fillTemplate(template, { ...TEXTS, part: '<b>$& one</b>', data: JSON.stringify(NASTY) })
  expect(html).toContain('<div><b>$& one</b></div>')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const row = JSON.parse(rowOf(/<script>(self.*?)<\/script>/s.exec(html)?.[1] ?? ''))
  expect(row.place).toBe('')
  expect(JSON.parse(row.data)).toEqual({ name: NASTY.name, list: NASTY.list })
})

test('the policy lets the filled page’s own script run', () => {
  const { html, policy } = fillTemplate(template, { ...TEXTS, part: '<b>1</b>', data: '{"a":1}' })
  expect(policy).toBe(`script-src ${hashInlineScripts(html).join(' ')}`)
  expect(policy).not.toBe(template.policy)
})

test('without its part a page has neither', () => {
  const { html } = fillTemplate(template, TEXTS)
  expect(html).toContain('<div></div>')
  expect(JSON.parse(rowOf(/<script>(self.*?)<\/script>/s.exec(html)?.[1] ?? ''))).toEqual({
    place: '',
    data: '',
  })
})

test('what a part asks for ahead goes into the head', async () => {
  const link = '<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/>'
  setPart('picture', async () => `${link}${link}<p>one</p><link rel="preload" href="/b.webp"/>`)
  expect(await renderPart('picture', {})).toEqual({
    head: link + link,
    part: '<p>one</p><link rel="preload" href="/b.webp"/>',
  })
})

test('a part that no template has brought is a fault', async () => {
  await expect(renderPart('unknown', {})).rejects.toThrow('unknown')
})
