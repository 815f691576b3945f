/** What keeps the shop from starting, as a sentence for the person who starts it. */
export class StartError extends Error {
  override name = 'StartError'
}
