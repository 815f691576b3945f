type Answering = (request: Request) => Promise<Response>

// The door and Next's bundles each have this file: what is lent hangs on the process.
const SLOT = Symbol.for('haat.api')
const lent = globalThis as { [SLOT]?: Answering }

/** By the API's route, once it is loaded: from then on the door answers with it, without Next in between. */
export const lendApi = (answer: Answering) => {
  lent[SLOT] = answer
}

export const lentApi = () => lent[SLOT]
