/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { ListHandlers } from './list-handlers.tsx'

let sent: string[] = []
const submit = (event: Event) => {
  event.preventDefault()
  sent.push(String(new FormData(event.target as HTMLFormElement).get('sort')))
}
beforeEach(() => {
  sent = []
  document.addEventListener('submit', submit)
})
afterEach(() => document.removeEventListener('submit', submit))

/** A list's controls as the shop serves them. */
const serve = () => {
  document.body.innerHTML = `
    <form><label>Sort <select name="sort">
      <option value="">Featured</option><option value="priceAsc" selected>Price</option><option value="nameAZ">Name</option>
    </select></label></form>
    <div>
      <input aria-label="Find a category" data-narrows>
      <ul><li>Bagh Prints</li><li>Brass</li></ul>
      <p hidden>No such category</p>
    </div>`
}
const listen = () =>
  render(<ListHandlers />, { container: document.body.appendChild(document.createElement('i')) })
const sort = () => screen.getByLabelText('Sort') as HTMLSelectElement
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const type = (value: string) =>
  fireEvent.input(screen.getByLabelText('Find a category'), { target: { value } })

test('another order sends itself', () => {
  serve()
  listen()
  expect(sent).toEqual([])
  fireEvent.change(sort(), { target: { value: 'nameAZ' } })
  expect(sent).toEqual(['nameAZ'])
})

test('one that was chosen before the script came is sent when it comes', () => {
  serve()
  sort().value = 'nameAZ'
  listen()
  expect(sent).toEqual(['nameAZ'])
})

test('a page that Back shows again goes by its own address', () => {
  serve()
  listen()
  sort().value = 'nameAZ'
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(sort().value).toBe('priceAsc')
})

test('typing narrows the categories, whatever their letters’ case, and says where there is none', () => {
  serve()
  listen()
  type(' BRA')
  expect(shown()).toEqual(['Brass'])
  type('x')
  expect(shown()).toEqual([])
  expect(screen.getByText('No such category').hidden).toBe(false)
  type('')
  expect(shown()).toEqual(['Bagh Prints', 'Brass'])
  expect(screen.getByText('No such category').hidden).toBe(true)
})

test('what was typed before the script came narrows them too', () => {
  serve()
  const box = screen.getByLabelText('Find a category') as HTMLInputElement
  box.value = 'bagh'
  listen()
  expect(shown()).toEqual(['Bagh Prints'])
})
