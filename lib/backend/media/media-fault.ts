import 'server-only'
import { ApiError } from '#lib/contract/api-error.ts'
import { sentenceOf } from '#lib/message-table.ts'

/** 'refused' by its answer, 'silent', or 'broken' where what came is not what was stored. */
type Kind = 'refused' | 'silent' | 'broken'
type Options = { status?: number; code?: string; cause?: unknown }

const AGAIN_SECONDS = 10

/** The store of pictures did not do what it was asked for. `reason` is for the log, and for who runs a command. */
export class MediaFault extends ApiError {
  readonly kind: Kind
  readonly reason: string
  /** What the store answered, if it did. */
  readonly answered: number | undefined
  readonly code: string
  constructor(kind: Kind, reason: string, { status, code = '', cause }: Options = {}) {
    super(503, sentenceOf('picturesAway'), { key: 'picturesAway', retryAfter: AGAIN_SECONDS, cause })
    this.kind = kind
    this.reason = reason
    this.answered = status
    this.code = code
  }
}
