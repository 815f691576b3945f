import { readFileSync } from 'node:fs'
import { freePorts } from './free-ports.mjs'
import { NOBODY_LISTENS } from './jest/nobody-listens.ts'

test('free ports are several, and not of those that the system hands out', async () => {
  const ports = await freePorts(20)
  const [first = 0] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split('\t').map(Number)
  expect(new Set(ports).size).toBe(20)
  expect(ports.filter(port => port >= first)).toEqual([])
})

test('where nobody listens a connection is refused, and not by fetch alone', () =>
  expect(fetch(`http://${NOBODY_LISTENS}`)).rejects.toMatchObject({
    cause: expect.objectContaining({ code: 'ECONNREFUSED' }),
  }))
