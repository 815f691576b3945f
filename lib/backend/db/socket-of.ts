import type { Socket } from 'node:net'

/** The connection under a client of the driver. Whoever waits for an answer on it is refused once it is destroyed. */
export const socketOf = (client: object | undefined) =>
  (client as { connection?: { stream?: Socket } } | undefined)?.connection?.stream
