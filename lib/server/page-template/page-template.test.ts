import { createHash } from 'node:crypto'
import { hashInlineScripts } from '../security-policy/script-hashes.ts'
import { dataScriptLikeNext, rowOf } from '../test-next-page.ts'
import { fillTemplate, parseTemplate, placeholder } from './page-template.ts'

const data = dataScriptLikeNext(JSON.stringify({ title: placeholder('title'), term: placeholder('term') }))
const quiet = 'later()'
const page = `<head><title>${placeholder('title')}</title></head><body><input value="${placeholder('term')}"><main>${placeholder('main')}</main><script>${data}</script><script>${quiet}</script></body>`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const template = parseTemplate(page, `script-src 'self' ${hash(data)} ${hash(quiet)}`)
const NASTY = `"</script><!--\u2028\\ $& 'x' & é`
const filling = {
  ...{ title: NASTY, description: '', canonical: '', term: NASTY },
  ...{ main: '<ul><li>$& one</li></ul>', head: '<link rel="preload">' },
}

test('a text that reads like a place is a text', () => {
  const odd = parseTemplate(
    page.replace('<main>', '<p title="__fill_main__">__fill_head__</p><main>'),
    template.policy,
  )
  expect(fillTemplate(odd, filling).html).toContain('<p title="__fill_main__">__fill_head__</p>')
})

test('markup stands where it belongs, text is text', () => {
  const { html } = fillTemplate(template, filling)
  expect(html).toContain('<main><ul><li>$& one</li></ul></main>')
  expect(html).toContain('<link rel="preload"></head>')
  expect(html).not.toContain('<!--')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

test('the page’s own data say the same, and can be nothing else', () => {
  const { html } = fillTemplate(template, filling)
  const script = /<script>(self.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(rowOf(script))).toEqual({ title: NASTY, term: NASTY })
})

test('the policy lets exactly the page’s own scripts run', () => {
  const { html, policy } = fillTemplate(template, filling)
  expect(policy).toBe(`script-src 'self' ${hashInlineScripts(html).join(' ')}`)
  expect(fillTemplate(template, { ...filling, term: 'x' }).policy).not.toBe(policy)
})

test('a template that says the places’ words by itself does not grow by them', () => {
  const own =
    placeholder('main').repeat(290) + placeholder('term').repeat(290) + placeholder('nothing' as 'main')
  const text = dataScriptLikeNext(own)
  const grown = parseTemplate(`${page}<p>${own}</p><script>${text}</script>`, `script-src ${hash(text)}`)
  const main = 'x'.repeat(50_000)
  const { html } = fillTemplate(grown, { ...filling, main, term: 'saree' })
  expect(html.split(main)).toHaveLength(2)
  expect(html.indexOf(main)).toBe(html.indexOf('<main>') + 6)
  expect(html.match(/saree/g)?.length).toBeLessThan(10)
  expect(html.length).toBeLessThan(60_000)
  expect(html).not.toContain(placeholder('term').slice(0, 10))
})
