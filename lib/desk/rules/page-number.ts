/** Which page of a list an address asks for; the first one where it asks for none. */
export const pageNumber = (asked: unknown): number => {
  const number = typeof asked === 'string' && /^\d{1,5}$/.test(asked) ? Number(asked) : 1
  return Math.max(1, number)
}
