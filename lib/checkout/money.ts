const rupeeFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** ₹1,24,999: whole rupees, Indian grouping. */
export const rupees = (amount: number) => `₹${rupeeFormat.format(Math.round(amount))}`
export const toPaise = (amount: number) => Math.round(amount * 100)
export const fromPaise = (paise: number) => paise / 100

/** Storefront spec §9: rounded, shown only when above 0. */
export const percentOff = (original: number, discount: number) =>
  original > 0 && original > discount ? Math.round(((original - discount) / original) * 100) : 0
