import 'server-only'
import { env } from '#lib/server/settings/env.ts'

type Limits = Partial<
  Pick<
    typeof env,
    | 'limits'
    | 'production'
    | 'holdPiecesOfOne'
    | 'holdRupees'
    | 'holdsUnpaidADay'
    | 'holdAddressTimes'
    | 'openCodLimit'
    | 'dailyCodLimit'
  >
>

const unlimited = { ...env }

/** For tests: a shop that limits what is held, as one on the web does. `set` makes other limits for one test. */
export function withHoldLimits(limits: Limits = {}) {
  const set = (more: Limits = {}) => Object.assign(env, unlimited, { limits: true }, limits, more)
  beforeEach(() => set())
  afterAll(() => Object.assign(env, unlimited))
  return { set }
}
