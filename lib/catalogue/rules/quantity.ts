// The quantity field key by key: whole numbers from 1 up to the stock, and nothing else.

/** Where the caret stands: what lies between is replaced. */
export type Typing = { text: string; start: number; end: number }

const most = (stock: number) => Math.max(1, stock)

/** Whether this key press may reach the field; beyond the stock it is blocked. */
export function accepts({ text, start, end }: Typing, typed: string, stock: number): boolean {
  if (!/^\d+$/.test(typed)) return false
  const next = text.slice(0, start) + typed + text.slice(end)
  return Number(next) <= most(stock)
}

/** What a paste leaves in the field: its digits, clamped to the stock. */
export function pasted({ text, start, end }: Typing, brought: string, stock: number): string {
  const digits = brought.replace(/\D/g, '')
  return digits ? clampedQuantity(text.slice(0, start) + digits + text.slice(end), stock) : text
}

/** Whatever got into the field: digits only, at most the stock. May be empty while one is typing. */
export const clampedQuantity = (text: string, stock: number): string => {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits && Number(digits) > most(stock) ? String(most(stock)) : digits
}

/** On leaving the field: below 1 and empty become 1, above the stock is clamped. */
export const settledQuantity = (text: string, stock: number): number =>
  Math.max(1, Number(clampedQuantity(text, stock) || 1))

/** One more or one less, by the buttons beside the field or the arrow keys. */
export const steppedQuantity = (text: string, by: 1 | -1, stock: number): number =>
  settledQuantity(String(Math.max(1, settledQuantity(text, stock) + by)), stock)
