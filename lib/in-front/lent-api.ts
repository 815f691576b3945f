import { lending } from './lent.ts'

/** By the API's route, once it is loaded: from then on the door answers with it, without Next in between. */
export const { lend: lendApi, lent: lentApi } = lending<(request: Request) => Promise<Response>>('api')
