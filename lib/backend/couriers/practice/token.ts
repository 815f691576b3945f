import 'server-only'

export { tryAccess } from '../shiprocket/token.ts'
