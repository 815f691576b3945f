import type { FormOutcome } from './form-response.ts'

/** Of a form whose part of the shop another host does not have. */
export const notKeptHere: FormOutcome = { to: '/', status: 404, say: 'notKeptHere' }
