import { createServer } from 'node:http'
import { refuseUpgrades } from './upgrades.ts'

test('nobody comes to listen for another protocol, in whatever way', () => {
  const server = createServer()
  const listen = () => {}
  server.on('upgrade', listen)
  refuseUpgrades(server)
  for (const add of ['on', 'addListener', 'once', 'prependListener', 'prependOnceListener'] as const)
    for (const event of ['upgrade', 'connect']) expect(server[add](event, listen)).toBe(server)
  expect([server.listenerCount('upgrade'), server.listenerCount('connect')]).toEqual([0, 0])
  server.on('close', listen)
  expect(server.listenerCount('close')).toBe(1)
})
