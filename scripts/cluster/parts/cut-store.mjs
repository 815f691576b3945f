import { setTimeout as sleep } from 'node:timers/promises'
import { rounds } from '../rounds.mjs'

/** The store of the pictures does not answer for a while: orders and pages go on, and afterwards the pictures are there again. */
export const cutStore = (cluster, seconds) =>
  rounds(cluster, `store of pictures cut for ${seconds} s`, 1, {
    round: async ({ store, traffic, address }) => {
      const began = performance.now()
      // Refused for one half of the time, and silent for the other.
      await store.cut()
      await sleep(seconds * 500)
      await store.hang()
      await sleep(seconds * 500)
      const pause = traffic.pauseSince(began)
      await store.mend()
      await traffic.more(20)
      const { status } = await fetch(address + (await cluster.picture()))
      if (status !== 200) throw new Error(`After the store was back a picture answered ${status}.`)
      return pause
    },
    rule: ([pause]) => (pause <= 2 ? undefined : `orders waited ${pause.toFixed(1)} s for pictures`),
  })
