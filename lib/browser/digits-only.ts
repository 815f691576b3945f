import type { InputEvent } from 'react'
import { typedMobile } from '#lib/rules/mobile-number.ts'
import { pinCode } from '#lib/rules/pin-code.ts'

// Digits only, up to the length of the field, whether typed, pasted or filled in by the browser.
const keepClean = (clean: (text: string) => string) => (event: InputEvent<HTMLInputElement>) => {
  const input = event.currentTarget
  const value = clean(input.value)
  if (value !== input.value) input.value = value
}

export const typedPincode = (text: string) => pinCode(text).slice(0, 6)

export const digitsOnlyMobile = keepClean(typedMobile)
export const digitsOnlyPincode = keepClean(typedPincode)
