import 'server-only'
import { every } from '../every.ts'
import { logMediaFault } from './log-media-fault.ts'
import { media } from './media.ts'
import { sweepCache } from './sweep-cache.ts'

/** Looks now and then whether a day has passed since what is made of pictures was last swept. */
export const startSweeping = () => {
  let isOver = false
  const sweep = () => sweepCache(media(), { isOver: () => isOver }).catch(logMediaFault)
  const loop = every(sweep, { everyMs: 600_000, failed: '', restAfterFailure: 1 })
  return {
    stop: () => {
      isOver = true
      return loop.stop()
    },
  }
}
