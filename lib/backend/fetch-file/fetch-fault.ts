import 'server-only'

/** Why a file was not fetched, in words for who gave its address. */
export class FetchFault extends Error {
  readonly reason: string
  /** Whether nobody answered, so that other files of the same host are not to be had either. */
  readonly isSilence: boolean
  constructor(reason: string, { isSilence = false } = {}) {
    super(reason)
    this.name = 'FetchFault'
    this.reason = reason
    this.isSilence = isSilence
  }
}
