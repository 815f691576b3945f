import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { visitorOf } from './ask.mjs'
import { order } from './order.mjs'

const COUNT = 16
const [PAUSE_MS, ANGER_MS] = [40, 160]
const TRIES = 200

/**
 * Sixteen buyers who order one after the other until they are told to stop. Who gets no clear answer asks again with the same
 * key, or every other time leaves it: then what became of it is unknown until somebody looks it up.
 */
export const startBuyers = (address, people, shelf) => {
  const attempts = []
  const times = []
  const answers = new Map()
  let stopped = false
  const buy = async (person, place) => {
    const visitor = visitorOf(address)
    for (let n = 0; !stopped; n++) {
      const product = n % 6 === 5 ? shelf.scarce.id : shelf.plenty[(n + place) % shelf.plenty.length].id
      const attempt = { key: randomUUID(), customer: person.customer, outcome: 'unknown', id: undefined }
      attempts.push(attempt)
      await insist(visitor, person, attempt, product, n % 2 === 0 ? TRIES : 1)
      await sleep(PAUSE_MS + Math.random() * ANGER_MS)
    }
    visitor.leave()
  }
  const insist = async (visitor, person, attempt, product, tries) => {
    for (let left = tries; left > 0; left--) {
      const answer = await order(visitor, person, { product, key: attempt.key }).catch(error => ({
        status: 0,
        message: error.message,
      }))
      note(answer)
      if (answer.id) {
        times.push(performance.now())
        Object.assign(attempt, { outcome: 'placed', id: answer.id })
        return
      }
      if (answer.status >= 400 && answer.status < 500) {
        attempt.outcome = 'refused'
        return
      }
      if (stopped) return
      await sleep(150)
    }
  }
  const note = ({ status, message }) => {
    const what = status === 200 ? '200' : `${status} ${message}`
    answers.set(what, (answers.get(what) ?? 0) + 1)
  }
  const done = Promise.all(people.slice(0, COUNT).map(buy))
  return {
    attempts,
    answers,
    placed: () => times.length,
    /** The longest time between two acknowledged orders since then, in seconds; the last one may still go on. */
    pauseSince: from => {
      const since = [from, ...times.filter(time => time > from), performance.now()]
      return Math.max(...since.slice(1).map((time, n) => time - since[n])) / 1000
    },
    stop: async () => {
      stopped = true
      await done
    },
  }
}
