import 'server-only'
import { listenAtFailpoints } from '../failpoints.ts'
import { moveDatabase } from './move-database.ts'

// For tests: a move in a process of its own that kills itself when it comes to a point for the nth time.
const [from = '{}', to = '{}', dieAt = '', nth = '1'] = process.argv.slice(2)
let left = Number(nth)
listenAtFailpoints(point => {
  if (point === dieAt && --left === 0) process.kill(process.pid, 'SIGKILL')
})
await moveDatabase({ from: JSON.parse(from), to: JSON.parse(to) })
