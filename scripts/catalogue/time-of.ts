/** A moment as a seller's list says it. */
export const timeOf = (at: Date) =>
  at.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
