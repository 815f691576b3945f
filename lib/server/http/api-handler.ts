import { sharedHandler } from './shared-handler.ts'

/** By the API's route, once it is loaded: from then on the door answers with it, without Next in between. */
export const { set: setApiHandler, get: apiHandler } =
  sharedHandler<(request: Request) => Promise<Response>>('api')
