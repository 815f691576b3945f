/** @jest-environment jsdom */
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { StaticHtmlSlot } from './static-html-slot.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const container = () => document.querySelector('main') as HTMLElement

test('static HTML stays as the document brought it', async () => {
  document.body.innerHTML = '<main><div id="abc123" class="contents"><a href="/mp">Men</a></div></main>'
  const link = document.querySelector('a')
  await act(async () => hydrateRoot(container(), <StaticHtmlSlot id="abc123" />))
  expect(document.querySelector('a')).toBe(link)
})

test('a page that was opened without its document says that its static HTML is missing', async () => {
  document.body.innerHTML = '<div id="abc123">the menu of the page before</div><main></main>'
  const open = async () => act(async () => createRoot(container()).render(<StaticHtmlSlot id="xyz789" />))
  await expect(open()).rejects.toThrow('no static HTML with the id xyz789: it belongs to another page')
})

test('an element of the page before that has the same id has the same content', async () => {
  document.body.innerHTML = '<div id="abc123"><b>Menu</b></div><main></main>'
  await act(async () => createRoot(container()).render(<StaticHtmlSlot id="abc123" />))
  expect(container().innerHTML).toBe('<div id="abc123" class="contents"><b>Menu</b></div>')
})
