/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { QuantityField } from './quantity-field.tsx'

const shown = (stock = 5) => {
  render(<QuantityField stock={stock} served={1} off={false} />)
  return screen.getByLabelText('Quantity') as HTMLInputElement
}

/** As a browser does: the key is asked about first, and typed if nobody minds. */
const type = (field: HTMLInputElement, data: string) => {
  const may = fireEvent(
    field,
    new InputEvent('beforeinput', { data, inputType: 'insertText', cancelable: true, bubbles: true }),
  )
  if (may) fireEvent.input(field, { target: { value: field.value + data } })
}

test('what is typed stays whole and within the stock', () => {
  const field = shown()
  for (const key of ['-', '.', 'e', '२', ' ']) type(field, key)
  expect(field.value).toBe('1')
  type(field, '0')
  expect(field.value).toBe('1')
  fireEvent.input(field, { target: { value: '' } })
  type(field, '5')
  expect(field.value).toBe('5')
})

test('what gets in otherwise is mended: a composing keyboard, another program', () => {
  const field = shown()
  fireEvent.input(field, { target: { value: '3abc' } })
  expect(field.value).toBe('3')
  fireEvent.input(field, { target: { value: '400' } })
  expect(field.value).toBe('5')
})

test('a paste leaves its digits, as many as there are pieces', () => {
  const field = shown()
  field.setSelectionRange(0, 1)
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(paste, { clipboardData: { getData: () => ' 4 pieces' } })
  fireEvent(field, paste)
  expect(field.value).toBe('4')
  expect(paste.defaultPrevented).toBe(true)
})

test('an emptied field is one again when it is left', () => {
  const field = shown()
  fireEvent.input(field, { target: { value: '' } })
  expect(field.value).toBe('')
  fireEvent.blur(field)
  expect(field.value).toBe('1')
})

test('the buttons and the arrow keys count between one and the stock', () => {
  const field = shown(3)
  const [less, more] = [
    screen.getByRole('button', { name: 'One less' }),
    screen.getByRole('button', { name: 'One more' }),
  ]
  fireEvent.click(less)
  expect(field.value).toBe('1')
  fireEvent.click(more)
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(field.value).toBe('3')
  fireEvent.click(more)
  expect(field.value).toBe('3')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.value).toBe('2')
})

test('where nothing can be had nothing can be counted', () => {
  render(<QuantityField stock={0} served={1} off />)
  for (const control of [screen.getByLabelText('Quantity'), ...screen.getAllByRole('button')])
    expect(control).toHaveProperty('disabled', true)
})
