import 'server-only'
import { type Env, SettingError } from '#lib/env.ts'
import { setReadiness } from './readiness.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** Called once by instrumentation.ts, before the first request is answered. */
export const start = async () => {
  try {
    const { env } = await import('#lib/env.ts')
    stopOnSignals(await open(env))
    setReadiness('ready')
  } catch (error) {
    // A wrong setting needs its sentence, anything else needs its stack.
    console.error(error instanceof SettingError ? error.message : error)
    process.exit(1)
  }
}

/** With API_HOST another shop keeps everything, and no database of ours runs. */
const open = async (env: Env) => {
  if (env.apiHost) return async () => {}
  const { openDatabase } = await import('./db/open.ts')
  const database = await openDatabase()
  return database.close
}
