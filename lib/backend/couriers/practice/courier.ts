import 'server-only'

// The same protocol over HTTP: only the address differs.
export { courier } from '../shiprocket/courier.ts'
