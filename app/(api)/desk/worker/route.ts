import { workerScript } from '#lib/desk/server/worker-script.ts'

export const dynamic = 'force-dynamic'

/** Its scope is /desk/ alone. */
export const GET = () => workerScript()
