import { sharedHandler } from './shared-handler.ts'

/** A call as its route reads it. A Request is one; the server makes none, since that costs a tenth of a cart's save. */
export type ApiCall = {
  method: string
  url: string
  headers: { get: (name: string) => string | null }
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> | null
}

export type ApiAnswer = {
  status: number
  headers: Record<string, string>
  cookies: string[]
  body: string | Buffer
}

/** By the API's route, once it is loaded: from then on the door answers with it, without Next in between. */
export const { set: setApiHandler, get: apiHandler } =
  sharedHandler<(call: ApiCall) => Promise<ApiAnswer>>('api')
