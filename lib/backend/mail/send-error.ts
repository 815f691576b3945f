import 'server-only'

/**
 * Why a provider did not send a message. `refused`: it never will; `later`: it may when asked again; `unclear`: the
 * request was on its way when it broke off, so the message may have been sent.
 */
export class SendError extends Error {
  readonly outcome: 'refused' | 'later' | 'unclear'
  constructor(outcome: SendError['outcome'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'SendError'
    this.outcome = outcome
  }
}

const outcomeOf = (error: unknown) => (error instanceof SendError ? error.outcome : undefined)

/** How a sender over HTTP answers what became of a message. */
export const httpSender = {
  isForGood: (error: unknown) => outcomeOf(error) === 'refused',
  mayBeSent: (error: unknown) => outcomeOf(error) === 'unclear',
  close: () => {},
}
