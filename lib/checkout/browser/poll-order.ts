/** How long until an order is asked about again, the next time longer; about as long as a hold altogether. */
const FIRST_MS = 2000
const LONGEST_MS = 30_000
const TIMES = 45

/**
 * Asks again and again, ever more slowly, until `asked` has found what it waits for; not while the page is out of sight.
 * A page that comes back to sight, or to the network, asks at once and quickly again.
 */
export function pollOrder(isDone: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_MS
  let times = 0
  let over = false
  let underWay = false
  const later = () => {
    clearTimeout(timer)
    if (!over && !document.hidden && times < TIMES) timer = setTimeout(look, pause)
  }
  const look = async () => {
    if (underWay) return
    underWay = true
    times++
    pause = Math.min(LONGEST_MS, pause * 1.5)
    over ||= await isDone().catch(cause => {
      console.warn(cause)
      return false
    })
    underWay = false
    later()
  }
  const back = () => {
    if (document.hidden || over) return
    pause = FIRST_MS
    times = 0
    clearTimeout(timer)
    void look()
  }
  document.addEventListener('visibilitychange', back)
  addEventListener('pageshow', back)
  addEventListener('online', back)
  later()
  return () => {
    over = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', back)
    removeEventListener('pageshow', back)
    removeEventListener('online', back)
  }
}
