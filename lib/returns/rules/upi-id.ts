/** A UPI id as banks write it, in small letters; undefined if it is none. */
export function upiId(typed: string): string | undefined {
  const upi = typed.replace(/\s/g, '').toLowerCase()
  return /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/.test(upi) ? upi : undefined
}

/** Enough of it to recognise one's own: "as…@okaxis". */
export const maskedUpi = (upi: string) => upi.replace(/^(.{2}).*@/, '$1…@')
