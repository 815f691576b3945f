import type { FormOutcome } from './form-response.ts'

/** The outcome of a form for a part of the shop that another host does not have. */
export const hostLacksThis: FormOutcome = { to: '/', status: 404, say: 'notKeptHere' }
