import 'server-only'
import { listenAtFailpoints } from '../failpoints.ts'
import { cancelByShop } from '../orders/seller-cancel.ts'
import { stepOrder } from '../orders/step-order.ts'

// For tests: a process that packs what it is told, each order once, cancels every third of them, and tells of each. It can be killed
// at any moment, or dies by itself between a number and its bill or note. Its database is DATABASE_URL's.
let numbered = 0
const dieAfter = Number(process.env.DIE_AFTER)
listenAtFailpoints(point => {
  if (point === 'bill-numbered' && ++numbered > dieAfter) process.kill(process.pid, 'SIGKILL')
})

process.on('message', async (ids: string[]) => {
  for (const id of ids) {
    process.send?.({ id, ...(await stepOrder(id, 'packed')) })
    if (id.charCodeAt(0) % 3 === 0) await cancelByShop(id, 'Sold out')
  }
  process.exit()
})
