type UpiPayment = {
  /** The UPI id that is paid, and whose it is. */
  id: string
  name: string
  /** In paise. */
  amount: number
  reference: string
}

/**
 * What the QR code of a payment holds, by NPCI's Linking Specification 1.6. A page must not link to it: apps refuse such a
 * link where it leads to a person's own UPI id, and take the same as a scanned code.
 */
export function upiUri({ id, name, amount, reference }: UpiPayment): string {
  const rupees = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
  const fields = { pa: id, pn: name, tr: reference, tn: reference, am: rupees, cu: 'INR' }
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encoded(value)}`)
  return `upi://pay?${query.join('&')}`
}

// Apps show a + as it stands, and some do not read the @ of an id that is encoded.
const encoded = (value: string) => encodeURIComponent(value).replaceAll('%40', '@')
