/** @jest-environment jsdom */
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { answerPinForm } from './answer-pin-form.ts'

test('the answer for a PIN code that was asked before does not stand for the one of now', async () => {
  const answered: Record<string, () => void> = {}
  withNetwork(async ({ path }) => {
    const pin = new URLSearchParams(path.split('?')[1]).get('pin') ?? ''
    await new Promise<void>(done => {
      answered[pin] = done
    })
    return {
      body: { pin, ok: true, isKnown: true, say: `Delivery to ${pin}`, more: '', places: [], town: '' },
    }
  })
  document.body.innerHTML =
    '<form data-pin-form><input name="pin"><p role="status"><span></span><span></span></p></form>'
  const form = document.forms[0] as HTMLFormElement
  // jsdom does not name a form's fields.
  Object.assign(form, { pin: form.querySelector('input') })
  const ask = (pin: string) => {
    form.pin.value = pin
    return answerPinForm(form)
  }
  const [first, second] = [ask('560001'), ask('504273')]
  answered['504273']?.()
  expect(await second).toMatchObject({ pin: '504273' })
  answered['560001']?.()
  expect(await first).toBeUndefined()
  expect(form.textContent).toContain('Delivery to 504273')
  expect(form.pin.value).toBe('504273')
  expect(document.cookie).toContain('delivery_pin=504273')
})
