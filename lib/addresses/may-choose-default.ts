import 'server-only'
import { env } from '../env.ts'

/** Another host knows which address came first, and no call that changes it. */
export const mayChooseDefault = () => env.apiHost === undefined
