/** The address of a call. */
export const telephone = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`
