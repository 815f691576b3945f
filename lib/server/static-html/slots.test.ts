import { renderContext } from '../render/render-context.ts'
import { addStaticHtml } from './slots.ts'

const onOnePage = <Value>(work: () => Value) => renderContext().run({ path: '/', since: 0 }, work)

test('the id of a piece is made from its content, whatever comes before it on its page', () => {
  const alone = onOnePage(() => addStaticHtml('<p>Footer</p>'))
  const after = onOnePage(() => {
    addStaticHtml('<p>Menu</p>')
    return addStaticHtml('<p>Footer</p>')
  })
  expect(alone).toMatch(/^[\w-]{6}$/)
  expect(after).toBe(alone)
  expect(onOnePage(() => addStaticHtml('<p>Menu</p>'))).not.toBe(alone)
})

test('the id finds that piece while its page is rendered, and nothing else', () => {
  const found = () => (globalThis as { [slot: symbol]: (id: string) => string })[Symbol.for('haat.markup')]
  const id = onOnePage(() => {
    const made = addStaticHtml('<p>Menu</p>')
    expect(found()?.(made)).toBe('<p>Menu</p>')
    return made
  })
  expect(onOnePage(() => found()?.(id))).toBeUndefined()
})

test('two pieces of one page never share an id', () => {
  onOnePage(() => {
    const id = addStaticHtml('<p>Menu</p>')
    // Another piece has the id that the first six characters of this one's hash give.
    renderContext().getStore()?.markup?.set(id, '<p>of the same beginning</p>')
    expect(addStaticHtml('<p>Menu</p>')).toMatch(new RegExp(`^${id}[\\w-]$`))
  })
})
