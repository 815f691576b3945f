import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { HOT_RELOAD, refuseUpgrades } from './upgrades.ts'

test('the hot reload is where this version of Next opens and expects it', () => {
  for (const file of ['client/dev/hot-reloader/app/web-socket.js', 'server/lib/router-server.js'])
    expect(readFileSync(`node_modules/next/dist/${file}`, 'utf8')).toMatch(
      new RegExp(`\\}${HOT_RELOAD}[?\`]`),
    )
})

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
