/** The digits of a PIN code as typed: with spaces or a hyphen, in Devanagari. Anything else keeps its digits and is reported. */
export const pinCode = (text: string): string =>
  text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966)).replace(/\D/g, '')

/** Six digits, the first of which is never 0. */
export const isPinCode = (pin: string) => /^[1-9]\d{5}$/.test(pin)

/** For a field of a browser without script: it accepts what the shop accepts. */
export const PIN_PATTERN = '[^0-9०-९]*([0-9०-९][^0-9०-९]*){6}'
