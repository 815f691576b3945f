/** The `tel:` link of a number. */
export const telephone = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`
