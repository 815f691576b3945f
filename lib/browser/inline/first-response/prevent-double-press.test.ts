/** @jest-environment jsdom */
import { SAME_PRESS_MS } from '#lib/constants.ts'
import { FIRST_RESPONSE } from '#lib/server/inline-scripts/compiled.ts'

// The program as the page has it, in a page of its own for each test: its listeners stay.
let sent: string[] = []
const submit = (event: Event) => {
  sent.push((event as SubmitEvent).submitter?.textContent ?? '')
  // What a script takes care of is not sent by the browser.
  if ((event.target as HTMLFormElement).dataset.script) event.preventDefault()
}
let now = 0
let x = 0

beforeAll(() => {
  // biome-ignore lint/security/noGlobalEval: as the browser runs it, inline
  window.eval(FIRST_RESPONSE)
  addEventListener('submit', submit, true)
})
beforeEach(() => {
  jest.useFakeTimers()
  // jsdom sends no form, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  sent = []
  // Far from the last test's presses.
  now += 60_000
  x += 1000
  dispatchEvent(new Event('pageshow'))
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const page = (html: string) => {
  document.body.innerHTML = html
  // Whatever is on a page that is shown takes place.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList
}
/** A finger on a control; the answer is whether the press went through to it. */
const press = (name: string, at = now, far = 0, by: 'finger' | 'keyboard' = 'finger') => {
  const control = [...document.querySelectorAll('button, a')].find(each => each.textContent === name)
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    detail: by === 'finger' ? 1 : 0,
    clientX: x + far,
  })
  Object.defineProperty(click, 'timeStamp', { value: at })
  let through = false
  const seen = () => {
    through = true
  }
  control?.addEventListener('click', seen)
  control?.dispatchEvent(click)
  control?.removeEventListener('click', seen)
  return through
}
const change = (name: string, key = '') =>
  document.body.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { key }))

const FORM = '<form data-script="yes"><button type="submit">Add</button></form>'
const TWO = `${FORM}<form data-script="yes"><button type="submit">Remove</button></form>`

test('a second press within half a second is the first one, a later one counts', () => {
  page(FORM)
  expect(press('Add')).toBe(true)
  expect(press('Add', now + SAME_PRESS_MS - 1)).toBe(false)
  expect(press('Add', now + SAME_PRESS_MS)).toBe(true)
  expect(sent).toEqual(['Add', 'Add'])
})

test('steppers and hearts count each press', () => {
  page(`<form data-script="yes"><div class="stepper"><button type="submit">More</button></div>
    <button type="submit" aria-pressed="false">Heart</button></form>`)
  for (const name of ['More', 'Heart']) {
    press(name)
    press(name, now + 100)
  }
  expect(sent).toEqual(['More', 'More', 'Heart', 'Heart'])
})

test('what a press has brought to the same place is not pressed by it; what stands elsewhere is', () => {
  page(TWO)
  press('Add')
  expect(press('Remove', now + 200, 10)).toBe(false)
  expect(press('Remove', now + 200, 100)).toBe(true)
})

test('what is chosen or typed in between makes it another press; the key that presses does not', () => {
  page(FORM)
  press('Add')
  change('input')
  expect(press('Add', now + 100)).toBe(true)
  change('keydown', 'Tab')
  expect(press('Add', now + 200)).toBe(true)
  change('keydown', 'Enter')
  expect(press('Add', now + 300, 0, 'keyboard')).toBe(false)
})

test('while the browser is sending a form its button is pressed once, however late the second press', () => {
  page('<form action="javascript:void 0"><button type="submit">Place Order</button></form>')
  press('Place Order')
  expect(press('Place Order', now + 5000)).toBe(false)
  jest.advanceTimersByTime(8000)
  expect(press('Place Order', now + 9000)).toBe(true)
})

test('a page that is shown again after its form was sent can be pressed anew', () => {
  page('<form action="javascript:void 0"><button type="submit">Place Order</button></form>')
  press('Place Order')
  dispatchEvent(new Event('pageshow'))
  expect(press('Place Order', now + 5000)).toBe(true)
})
