/** @jest-environment jsdom */
import { SAME_PRESS_MS } from '#lib/constants.ts'
import { SAME_PRESS } from '#lib/server/inline-scripts/compiled.ts'

// The program as the page has it. Each test has a page of its own, since listeners stay.
let sent: string[] = []
const submit = (event: Event) => {
  sent.push((event as SubmitEvent).submitter?.textContent ?? '')
  // A form that a script handles is not sent by the browser.
  if ((event.target as HTMLFormElement).dataset.script) event.preventDefault()
}
let now = 0
let x = 0

beforeAll(() => {
  // biome-ignore lint/security/noGlobalEval: as the browser runs it, inline
  window.eval(SAME_PRESS)
  addEventListener('submit', submit, true)
})
beforeEach(() => {
  jest.useFakeTimers()
  // jsdom sends no form and reports that.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  sent = []
  // The clock is set far beyond the presses of the last test.
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
  // Every element of a visible page has a size.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList
}
/** Presses a control and returns whether the press reached it. */
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

test('a second press within half a second is the same press, a later one counts', () => {
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

test('a press does not reach what the first one has brought to the same place; it reaches what stands elsewhere', () => {
  page(TWO)
  press('Add')
  expect(press('Remove', now + 200, 10)).toBe(false)
  expect(press('Remove', now + 200, 100)).toBe(true)
})

test('choosing or typing in between makes it another press; the key of the press does not', () => {
  page(FORM)
  press('Add')
  change('input')
  expect(press('Add', now + 100)).toBe(true)
  change('keydown', 'Tab')
  expect(press('Add', now + 200)).toBe(true)
  change('keydown', 'Enter')
  expect(press('Add', now + 300, 0, 'keyboard')).toBe(false)
})

test('while the browser is sending a form its button counts once, however late the second press', () => {
  page('<form action="javascript:void 0"><button type="submit">Place Order</button></form>')
  press('Place Order')
  expect(press('Place Order', now + 5000)).toBe(false)
  jest.advanceTimersByTime(8000)
  expect(press('Place Order', now + 9000)).toBe(true)
})

test('a page that is shown again after its form was sent accepts a press again', () => {
  page('<form action="javascript:void 0"><button type="submit">Place Order</button></form>')
  press('Place Order')
  dispatchEvent(new Event('pageshow'))
  expect(press('Place Order', now + 5000)).toBe(true)
})
