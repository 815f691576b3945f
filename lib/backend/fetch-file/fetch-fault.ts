import 'server-only'

/** Why a file was not fetched, in words for who gave its address. */
export class FetchFault extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.name = 'FetchFault'
    this.reason = reason
  }
}
