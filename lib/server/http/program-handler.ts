import { sharedHandler } from './shared-handler.ts'

/** By the route of the calls of programs, once it is loaded: from then on the door answers with it. */
export const { set: setProgramHandler, get: programHandler } =
  sharedHandler<(request: Request) => Promise<Response>>('programs')
