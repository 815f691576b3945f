import { renderToStaticMarkup } from 'react-dom/server'
import { escapeHtml } from './escape-html.ts'

test.each(['plain words', `<b title="it's">Salt & pepper</b>`, '&amp;', '', '’ ₹ नमस्ते'])(
  '%p is escaped as by React',
  text => {
    expect(escapeHtml(text)).toBe(renderToStaticMarkup(text))
  },
)

test('no character with a meaning in HTML is left', () => {
  expect(escapeHtml(`<>"'`)).not.toMatch(/[<>"']/)
})
