/** The bank's number of a payment: twelve digits of UPI and IMPS, or 16 to 22 signs of NEFT and RTGS; else undefined. */
export function utrNumber(typed: string): string | undefined {
  const utr = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^(\d{12}|(?=.*\d)[A-Z0-9]{16,22})$/.test(utr) ? utr : undefined
}
