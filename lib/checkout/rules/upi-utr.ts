/** The bank's number of a payment by UPI as typed: with spaces or hyphens, in Devanagari. Undefined if it is none. */
export function upiUtr(typed: string): string | undefined {
  const utr = typed
    .normalize('NFKC')
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\s-]/g, '')
  return /^(?!0{12})\d{12}$/.test(utr) ? utr : undefined
}

/** For a field of a browser without script: it accepts what the shop accepts. */
export const UTR_PATTERN = '[\\s\\-]*([0-9०-९][\\s\\-]*){12}'
